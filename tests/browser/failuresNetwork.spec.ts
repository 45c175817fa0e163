import {expect, type Route, test} from '@playwright/test';
import {expectReadable, watchErrors} from './support/readable';
import {ask} from './support/search';
import {visit} from './support/visit';

const PAGE = '/docs/yoga/quick-start';

/** What a page asks for beside itself, by what reads it. */
const KINDS = {
  script: /\/assets\/js\/[^/]*\.js$/u,
  style: /\/assets\/css\/[^/]*\.css$/u,
  picture: /\/(?:img|pictures)\/[^/]/u,
  font: /\.woff2$/u,
} as const;

/** What may happen to an answer. */
const FATES = {
  missing: (route: Route) => route.fulfill({status: 404, body: 'gone'}),
  'an error of the server': (route: Route) => route.fulfill({status: 503, body: 'busy'}),
  refused: (route: Route) => route.abort('connectionrefused'),
  'cut off': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body().catch(() => undefined);
    // The page that asked may have been left meanwhile.
    await (body === undefined
      ? route.abort()
      : route.fulfill({response, body: body.subarray(0, Math.floor(body.length / 2))}));
  },
  'an error page': (route: Route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><h1>Log in to the network</h1>',
    }),
} as const;

test('a page whose scripts do not come for 20 s can be read and left meanwhile', async ({page}) => {
  // They never come within the test.
  await page.route(KINDS.script, () => undefined);
  await page.goto(PAGE, {waitUntil: 'commit'});
  await expectReadable(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL(/\/blog$/u);
});

test('a page whose design does not come says so once its scripts are there', async ({page}) => {
  await page.route(KINDS.style, (route) => route.abort());
  await visit(page, PAGE);
  await expect(page.locator('body > aside[role="status"]')).toContainText(
    'The design of this page did not load.',
  );
  await expectReadable(page);
});

for (const [name, body] of [
  ['empty', ''],
  ['garbage', '<!doctype html><h1>Log in</h1> {{{ "'],
  ['of somebody else', 'body { color: red }'],
] as const) {
  test(`a page whose design is ${name} says so once its scripts are there`, async ({page}) => {
    await page.route(KINDS.style, (route) => route.fulfill({contentType: 'text/css', body}));
    await visit(page, PAGE);
    await expect(page.locator('body > aside[role="status"]')).toContainText(
      'The design of this page did not load.',
    );
    await expectReadable(page);
  });
}

test('a design that comes with the second try is there without a word', async ({page}) => {
  let count = 0;
  await page.route(KINDS.style, async (route) => {
    count += 1;
    await (count === 1 ? route.abort() : route.continue());
  });
  await visit(page, PAGE);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily))
    .toContain('system-ui');
  await expect(page.locator('body > aside[role="status"]')).toHaveCount(0);
});

test('pictures that do not come leave the words that stand for them', async ({page}) => {
  await page.route(KINDS.picture, (route) => route.abort());
  for (const path of ['/', '/logos', '/tools/hive']) {
    await page.goto(path);
    const wordless = await page
      .locator('main img')
      .evaluateAll((images) => images.filter((image) => image.getAttribute('alt') === null).length);
    expect(wordless, path).toBe(0);
  }
});

for (const [fate, treat] of Object.entries(FATES)) {
  test(`a search whose files are ${fate} says so, and finds when they come`, async ({page}) => {
    const errors = watchErrors(page);
    await visit(page, PAGE);
    await page.route(/\/assets\/search\//u, treat);
    const dialog = await ask(page);
    const again = dialog.getByRole('button', {name: /again/iu});
    await expect(again).toBeVisible();
    await page.unroute(/\/assets\/search\//u);
    await again.click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a search whose code does not come opens the search page, with what was typed', async ({
  page,
}) => {
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  await page.route(KINDS.script, async (route) => {
    // Time to type in.
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await route.fulfill({status: 404, body: 'gone'});
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('yoga');
  await expect(page).toHaveURL(/\/search(?:\?.*)?$/u);
  expect(new URL(page.url()).searchParams.get('q')).toBe('yoga');
  await expectReadable(page);
});
