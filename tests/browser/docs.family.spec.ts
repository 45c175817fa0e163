import {expect, type Page, test} from '@playwright/test';
import {SIDEBAR_BREAKPOINT_PX} from '../../src/lib/constants';
import {visit} from './support/visit';

const ADDRESS = '/docs/yoga/quick-start';

const openButton = (page: Page) => page.getByRole('button', {name: 'Contents', exact: true});
const sidebar = (page: Page) => page.locator('#docs-sidebar');
const tree = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

test('from 997 px the sidebar is a column beside the text, below it is behind a button (C-22, RTE-6)', async ({
  page,
}) => {
  await page.setViewportSize({width: SIDEBAR_BREAKPOINT_PX, height: 800});
  await visit(page, ADDRESS);
  await expect(tree(page)).toBeVisible();
  await expect(openButton(page)).toBeHidden();
  const [aside, main] = await Promise.all([
    sidebar(page).boundingBox(),
    page.getByRole('main').boundingBox(),
  ]);
  expect((aside?.x ?? 0) + (aside?.width ?? Infinity)).toBeLessThanOrEqual(main?.x ?? 0);
  await page.setViewportSize({width: SIDEBAR_BREAKPOINT_PX - 1, height: 800});
  await expect(tree(page)).toBeHidden();
  await expect(openButton(page)).toBeVisible();
});

test('a document has navbar, sidebar, table of contents, breadcrumbs, neighbours and footer (RTE-6) @smoke', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await visit(page, ADDRESS);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(tree(page).getByRole('link', {name: 'Quick start'})).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
  await expect(page.locator('.table-of-contents').filter({visible: true})).toHaveCount(1);
  await expect(
    page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('below 997 px', () => {
  test.use({viewport: {width: 360, height: 640}});

  test('the popover opens, closes on Escape with focus back, on its button and on a click beside it (C-22)', async ({
    page,
  }) => {
    await visit(page, ADDRESS);
    await openButton(page).click();
    await expect(tree(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tree(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await openButton(page).click();
    await page.getByRole('button', {name: 'Close contents'}).click();
    await expect(tree(page)).toBeHidden();
    await openButton(page).click();
    await page.mouse.click(355, 630);
    await expect(tree(page)).toBeHidden();
  });

  test('following a link in the popover leads there and closes it (C-22) @smoke', async ({
    page,
  }) => {
    await visit(page, ADDRESS);
    await openButton(page).click();
    await tree(page)
      .getByRole('link', {name: /authentication/iu})
      .click();
    await expect(page).toHaveURL(/\/docs\/yoga\/guides\/context-and-authentication$/u);
    await expect(tree(page)).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('the popover opens and its links and the list of tools work (C-22, RTE-6)', async ({
      page,
    }) => {
      await page.goto(ADDRESS);
      await openButton(page).click();
      await expect(tree(page)).toBeVisible();
      await sidebar(page).locator('summary').first().click();
      await expect(sidebar(page).getByRole('link', {name: 'Code Generator'})).toBeVisible();
      await sidebar(page).locator('summary').first().click();
      await tree(page)
        .getByRole('link', {name: /authentication/iu})
        .click();
      await expect(page).toHaveURL(/\/docs\/yoga\/guides\/context-and-authentication$/u);
    });
  });
});
