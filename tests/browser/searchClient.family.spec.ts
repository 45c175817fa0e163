import {expect, type Page, test} from '@playwright/test';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

const PAGE = `${SUB_PATH_URL}test/search`;
const SEARCH_FILE = /\/assets\/search\//u;

const query = (page: Page) => page.getByLabel('Query');
const state = (page: Page) => page.getByTestId('state');
const hits = (page: Page) => page.locator('ol > li');

test('before the first intent nothing of the search is loaded; the intent loads its first stage (API-7)', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(addresses.filter((address) => SEARCH_FILE.test(address))).toEqual([]);
  expect(page.workers()).toEqual([]);
  const outline = page.waitForResponse(/en-US-current-[\da-f]{8}\.json$/u);
  await query(page).focus();
  await outline;
  await expect.poll(() => page.workers().length).toBe(1);
  expect(addresses.filter((address) => /current-0-/u.test(address))).toEqual([]);
});

test('a worker below the base address answers, and excerpts come from one page each (API-7, C-09)', async ({
  page,
}) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (/\/\d+\.json$/u.test(request.url())) {
      texts.push(request.url());
    }
  });
  await visit(page, PAGE);
  await query(page).fill('createYoga');
  await expect(state(page)).toHaveAttribute('data-stage', 'full');
  await expect(hits(page).first()).toHaveAttribute('data-url', /^\/docs\/yoga\//u);
  expect(page.workers().map((worker) => worker.url())).toEqual([
    expect.stringContaining(`${SUB_PATH_URL}assets/js/`),
  ]);
  expect(texts).toEqual([]);
  await page.getByRole('button', {name: 'Excerpt'}).click();
  await expect(page.getByTestId('excerpt')).toContainText('createYoga');
  expect(texts).toHaveLength(1);
});

test('titles answer while the bodies are on their way, and while they do not come (API-7)', async ({
  page,
}) => {
  await page.route(/current-0-/u, (route) => route.abort());
  await visit(page, PAGE);
  await query(page).fill('yoga quick start');
  await expect(hits(page).first()).toHaveAttribute('data-url', '/docs/yoga/quick-start');
  await expect(state(page)).toHaveText('network');
  await page.unroute(/current-0-/u);
  await query(page).fill('yoga quick starts');
  await expect(state(page)).toHaveAttribute('data-stage', 'full');
  await expect(state(page)).toBeEmpty();
});

test('a search without an index fails with a name for it, and the next one tries again', async ({
  page,
}) => {
  await page.route(SEARCH_FILE, (route) => route.fulfill({status: 404, body: 'gone'}));
  await visit(page, PAGE);
  await query(page).fill('yoga');
  await expect(state(page)).toHaveText('network');
  await page.unroute(SEARCH_FILE);
  await query(page).fill('yoga ');
  await expect(state(page)).toHaveAttribute('data-stage', 'full');
});

test('of words typed faster than answers come, only the last is answered', async ({page}) => {
  await page.route(SEARCH_FILE, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    await route.continue();
  });
  await visit(page, PAGE);
  await query(page).pressSequentially('envelop', {delay: 40});
  await expect(state(page)).toHaveAttribute('data-stage', 'full');
  await expect(state(page)).toHaveAttribute('data-query', 'envelop');
});

test('a browser without workers, and one whose policy forbids them, get the same answers', async ({
  page,
}) => {
  const answers: string[] = [];
  for (const hinder of ['none', 'absent', 'forbidden']) {
    await page.addInitScript((how) => {
      if (how === 'absent') {
        Reflect.deleteProperty(window, 'Worker');
      } else if (how === 'forbidden') {
        Reflect.set(window, 'Worker', () => {
          throw new DOMException('Refused', 'SecurityError');
        });
      }
    }, hinder);
    await visit(page, PAGE);
    await query(page).fill('masked errors');
    await expect(state(page)).toHaveAttribute('data-stage', 'full');
    answers.push(await page.locator('ol').innerText());
  }
  expect(answers[0]).toContain('GraphQL Yoga error handling and masking');
  expect(new Set(answers).size).toBe(1);
});

test('a policy without blob: and without eval is enough', async ({page}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/iu.test(message.text())) {
      refused.push(message.text());
    }
  });
  await page.route('**/test/search', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy':
          "worker-src 'self'; script-src 'self' 'unsafe-inline'; connect-src 'self'",
      },
    });
  });
  await visit(page, PAGE);
  await query(page).fill('yoga');
  await expect(state(page)).toHaveAttribute('data-stage', 'full');
  expect(page.workers()).toHaveLength(1);
  expect(refused).toEqual([]);
});
