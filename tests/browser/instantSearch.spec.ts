import {expect, type Page, test} from '@playwright/test';
import {PAGE, WHOLE} from '../../packages/search-hosted/tests/hosted/records';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

interface Asked {
  readonly requests: readonly Readonly<Record<string, unknown>>[];
}

/** Answers what the page asks for, in the provider's protocol, and keeps the questions. */
async function open(page: Page, answer: (asked: Asked) => unknown): Promise<readonly Asked[]> {
  const received: Asked[] = [];
  await page.route('**/instant-search', async (route) => {
    // The page itself lies at the same address.
    if (route.request().method() === 'GET') {
      await route.fallback();
      return;
    }
    const asked: Asked = route.request().postDataJSON();
    received.push(asked);
    const json = await answer(asked);
    await (json === undefined ? route.fulfill({status: 503}) : route.fulfill({json}));
  });
  await visit(page, `${SUB_PATH_URL}test/instant-search`);
  return received;
}

const RESULTS = {hits: [PAGE, WHOLE], nbHits: 2, nbPages: 1, page: 0, hitsPerPage: 5};

test('an instant search asks, stalls and shows what it found; nothing is asked without words (API-3, ST-4, VAL-12)', async ({
  page,
}) => {
  let free = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const received = await open(page, async () => {
    await held;
    return {results: [RESULTS]};
  });
  const state = page.getByTestId('state');
  await expect(state).toHaveText('not asked');
  await page.getByLabel('Query').fill('errors');
  await expect(state).toHaveAttribute('data-stalled', 'true');
  free();
  await expect(page.locator('main ol li')).toHaveText([PAGE.url, WHOLE.url]);
  await expect(state).toHaveText('2 found');
  await expect(state).toHaveAttribute('data-searching', 'false');
  await page.getByLabel('Query').fill('');
  await expect(state).toHaveText('0 found');
  expect(received.map(({requests}) => requests[0])).toEqual([
    expect.objectContaining({indexName: 'portal', query: 'errors'}),
  ]);
});

test('values of a facet are asked for at most by the hundred (VAL-7), and a failure is kept beside what was found (ST-8)', async ({
  page,
}) => {
  let fails = false;
  const received = await open(page, ({requests: [first]}) => {
    if (fails) {
      return undefined;
    }
    return first?.type === 'facet'
      ? {results: [{facetHits: [{value: 'doc', count: 3, highlighted: 'doc'}]}]}
      : {results: [RESULTS]};
  });
  await page.getByLabel('Query').fill('errors');
  await expect(page.locator('main ol li')).toHaveCount(2);
  await page.getByLabel('Kind').fill('d');
  await expect(page.locator('main ul li')).toHaveText(['doc: 3']);
  expect(received.at(-1)?.requests[0]).toMatchObject({params: {maxFacetHits: 100}});
  fails = true;
  await page.getByLabel('Query').fill('errors in');
  await expect(page.getByTestId('state')).toHaveText('The index answered with 503.');
  await expect(page.locator('main ol li')).toHaveCount(2);
});

test('a search that becomes controlled while it is shown is a mistake that names both (VAL-8)', async ({
  page,
}) => {
  await open(page, () => ({results: [RESULTS]}));
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('from being uncontrolled to controlled'),
  );
  await page.getByRole('button', {name: 'Control it'}).click();
  await failed;
});
