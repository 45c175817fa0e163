import {expect, type Page, test} from '@playwright/test';
import {HOSTED_SEARCH_PORT} from '../../scripts/testSites.mjs';
import {HOSTED_SEARCH_MS, SEARCH_PRESETS} from '../../packages/search-hosted/src/limits';
import {PAGE, WHOLE} from '../../packages/search-hosted/tests/hosted/records';
import {
  refuse,
  results,
  startServer,
  type TestServer,
} from '../../packages/search-hosted/tests/hosted/server';
import {SUB_PATH, SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

test.describe.configure({mode: 'serial'});

const BUILT = '"search-index":{default:{engine:"embedded"}}';
const HOSTED = '"search-index":{default:{engine:"algolia"}}';
const OWN = {
  ...PAGE,
  url: `https://selection-set.example${SUB_PATH}docs/yoga`,
  hierarchy: {...PAGE.hierarchy, lvl1: 'Only in the hosted index'},
};

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const options = (page: Page) => dialog(page).getByRole('option');

/** By how much the clock of a page goes on at a time. */
const STEP_MS = 50;
/** After a key: the question is asked once, and the site's own index has not been asked yet. */
const BEFORE_STALL_MS = SEARCH_PRESETS.v2.debounceMs + HOSTED_SEARCH_MS.stall - STEP_MS;

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer(() => results([OWN, WHOLE], {queryID: 'q1'}), HOSTED_SEARCH_PORT);
});

test.afterAll(async () => server.stop());

/** The build has the settings of a hosted search; which engine answers is one word in its script. */
test.beforeEach(async ({page}) => {
  await page.route(/\/assets\/js\/main\.[\da-f]+\.js$/u, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    expect(script).toContain(BUILT);
    await route.fulfill({response, body: script.replace(BUILT, HOSTED)});
  });
});

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(query);
}

/** Searches until there are options, on a page whose clock goes on by `ms` milliseconds at most, however long the machine takes. */
async function searchWithin(page: Page, query: string, ms: number): Promise<void> {
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.insertText(query);
  let waited = 0;
  await expect
    .poll(
      async () => {
        if (waited < ms) {
          waited += STEP_MS;
          await page.clock.runFor(STEP_MS);
        }
        return options(page).count();
      },
      {intervals: [400], timeout: 30_000},
    )
    .toBeGreaterThan(0);
}

test('the provider answers, and nothing of the site’s own index is loaded (API-1, HIT-1)', async ({
  page,
}) => {
  const own: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/search/')) {
      own.push(request.url());
    }
  });
  await page.clock.install();
  await visit(page, `${SUB_PATH_URL}docs/yoga`);
  await searchWithin(page, 'errors', BEFORE_STALL_MS);
  await expect(options(page)).toHaveText([/^Only in the hosted index/u, /^Masked errors/u]);
  await expect(options(page).first()).toHaveAttribute('href', `${SUB_PATH}docs/yoga`);
  await expect(options(page).last()).toHaveAttribute('href', WHOLE.url);
  await expect(options(page).last()).toHaveAttribute('target', '_blank');
  expect(own).toEqual([]);
  expect(server.received[0]?.requests[0]).toMatchObject({indexName: 'portal', query: 'errors'});
});

test('a provider that fails is replaced within a second, with a notice (ERR-12, C-05)', async ({
  page,
}) => {
  server.answer(refuse(500));
  await page.clock.install();
  await visit(page, `${SUB_PATH_URL}docs/yoga`);
  await searchWithin(page, 'error handling', 1000);
  await expect(options(page).first()).toContainText('GraphQL Yoga error handling');
  await expect(
    dialog(page).getByText('These results come from this site’s own index.'),
  ).toHaveCount(1);
  server.answer(() => results([OWN, WHOLE], {queryID: 'q1'}));
});

test('what is shown and followed is reported after a yes, and not before (API-2)', async ({
  page,
}) => {
  const events: unknown[] = [];
  await page.route('https://insights.algolia.io/**', async (route) => {
    events.push(...route.request().postDataJSON().events);
    await route.fulfill({json: {status: 200}});
  });
  await visit(page, `${SUB_PATH_URL}search?q=errors`);
  const hit = page.getByRole('main').getByRole('link', {name: 'Only in the hosted index'});
  await expect(hit).toBeVisible();
  await page.waitForTimeout(600);
  expect(events).toEqual([]);
  await page.getByRole('checkbox', {name: /^Report which search results/u}).check();
  await page.reload();
  await hit.click();
  // A reader who waits before the click has also seen the list, which is an event of its own.
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({eventName: 'Item Selected', queryID: 'q1', positions: [1]}),
    );
  await expect(page.getByRole('heading', {level: 1, name: 'GraphQL Yoga overview'})).toBeVisible();
  await searchFor(page, 'errors');
  await expect(options(page).first()).toBeVisible();
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({eventName: 'Items Viewed', objectIDs: [OWN.objectID, 'w1']}),
    );
});
