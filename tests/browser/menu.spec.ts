import {expect, type Page, test} from '@playwright/test';
import {visit} from './support/visit';

const openButton = (page: Page) => page.getByRole('button', {name: 'Open menu'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

test.use({viewport: {width: 360, height: 640}});

test('below 768 px a button opens a menu over the whole window, and Escape closes it and gives focus back (HDR-3, ST-9) @smoke', async ({
  page,
}) => {
  await visit(page, '/about');
  await expect(menu(page)).toBeHidden();
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => menu(page).boundingBox()).toMatchObject({x: 0, y: 0, height: 640});
  expect(
    await menu(page)
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/docs', '/solutions', '/ecosystem', '/blog', '/services', '/about', '/contact']);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test('the close button closes the menu and gives focus back (HDR-3)', async ({page}) => {
  await visit(page, '/about');
  await openButton(page).click();
  await menu(page).getByRole('button', {name: 'Close menu'}).click();
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test('Tab stays inside the open menu in both directions (HDR-3, ST-9)', async ({page}) => {
  await visit(page, '/about');
  await openButton(page).click();
  const stops = await menu(page).locator('a, button, select').count();
  const reached = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < stops + 3; step += 1) {
      await page.keyboard.press(key);
      reached.add(
        await page.evaluate(() => {
          const element = document.activeElement;
          if (element === null || element === document.body) {
            return 'browser';
          }
          return element.closest('dialog') === null ? 'page' : 'menu';
        }),
      );
    }
  }
  expect(reached).not.toContain('page');
  expect(reached).toContain('menu');
});

test('a link closes the menu and leads to its page (HDR-3) @smoke', async ({page}) => {
  await visit(page, '/about');
  await openButton(page).click();
  await menu(page).getByRole('link', {name: 'Ecosystem'}).click();
  await expect(page).toHaveURL(/\/ecosystem$/u);
  await expect(menu(page)).toBeHidden();
  await openButton(page).click();
  await menu(page).getByRole('link', {name: 'Ecosystem'}).click();
  await expect(menu(page)).toBeHidden();
});

test('a window that becomes 768 px wide closes the menu, and the page can be used (HDR-3, C-22)', async ({
  page,
}) => {
  await visit(page, '/about');
  await openButton(page).click();
  await page.setViewportSize({width: 767, height: 640});
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({width: 768, height: 640});
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toBeHidden();
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(page).toHaveURL(/\/blog$/u);
});

test('the page behind the open menu does not scroll, and scrolls again afterwards (HDR-3)', async ({
  page,
}) => {
  await visit(page, '/');
  await openButton(page).click();
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('the menu slides in within 300 ms (HDR-3)', async ({page}) => {
  await visit(page, '/about');
  await expect(menu(page).or(page.locator('dialog'))).toHaveCSS('transition-duration', /0\.3s/u);
});

test('the menu opens, closes and switches documents before hydration and without scripts (HDR-3)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : {baseURL}),
    javaScriptEnabled: false,
    viewport: {width: 360, height: 640},
  });
  const page = await context.newPage();
  await page.goto('/about');
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await openButton(page).click();
  await menu(page).getByRole('button', {name: 'Close menu'}).click();
  await expect(menu(page)).toBeHidden();
  await openButton(page).click();
  await menu(page).getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL(/\/blog$/u);
  await context.close();
});
