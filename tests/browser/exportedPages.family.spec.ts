import {expect, type Page, test} from '@playwright/test';
import {visit} from './support/visit';

const ADDRESS = '/docs/yoga/quick-start';

const menuButton = (page: Page) => page.locator('article summary', {hasText: 'Page as Markdown'});
const exportLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});

test('the button copies the Markdown export of the page, byte for byte (L3, ST-11)', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, ADDRESS);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const exported = await (await request.get(`${ADDRESS}.md`)).text();
  expect(exported).toContain('# GraphQL Yoga quick start');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(exported);
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeHidden();
});

test('a Markdown export that does not come is said, with the way to copy by hand (ERR-11)', async ({
  page,
}) => {
  await page.route('**/*.md', (route) => route.abort());
  await visit(page, ADDRESS);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('status').filter({hasText: 'could not be copied'})).toBeVisible();
});

test('the menu opens, is walked through and closes by keyboard (L4, X2)', async ({page}) => {
  await visit(page, ADDRESS);
  await page.getByRole('button', {name: 'Copy page'}).focus();
  await page.keyboard.press('Tab');
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(exportLink(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(exportLink(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(exportLink(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the menu stays inside a window of 320 px (L4)', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, '/docs/yoga/guides/context-and-authentication');
  await menuButton(page).click();
  const panel = await page
    .getByRole('list')
    .filter({has: exportLink(page)})
    .boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(0);
  expect((panel?.x ?? 0) + (panel?.width ?? Infinity)).toBeLessThanOrEqual(320);
});

test('the head names the Markdown export of the loaded page, and no longer after a change of page (L5)', async ({
  page,
}) => {
  const link = page.locator('head link[type="text/markdown"]');
  await visit(page, ADDRESS);
  await expect(link).toHaveAttribute('href', /\/docs\/yoga\/quick-start\.md$/u);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Overview'})
    .click();
  await expect(page.getByRole('heading', {level: 1, name: 'GraphQL Yoga overview'})).toBeVisible();
  await expect(link).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the menu opens and its links lead on; the copy button is not shown (L4)', async ({
    page,
  }) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    await expect(menuButton(page)).toBeVisible();
    await menuButton(page).click();
    await expect(exportLink(page)).toHaveAttribute('href', `${ADDRESS}.md`);
  });
});
