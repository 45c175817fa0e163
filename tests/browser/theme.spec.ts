import {expect, type Page, test} from '@playwright/test';
import {QUICK_START} from './support/sites';
import {visit} from './support/visit';

const shownTheme = (page: Page) => page.locator('html').getAttribute('data-theme');
const toggle = (page: Page) =>
  page.getByRole('button', {name: 'Switch between light and dark theme'});
const footerSelect = (page: Page) =>
  page.getByRole('contentinfo').getByRole('combobox', {name: 'Theme'});
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('without a choice the page follows the system, also while it is open (DOC-9)', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/about');
  expect(await shownTheme(page)).toBe('dark');
  await expect(footerSelect(page)).toHaveValue('system');
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(() => shownTheme(page)).toBe('light');
  expect(await storedChoice(page)).toBeNull();
});

test('the button flips the theme that is shown, and the choice stays on the next page and visit (HDR-4, C-04) @smoke', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/about');
  await toggle(page).click();
  await expect.poll(() => shownTheme(page)).toBe('light');
  expect(await storedChoice(page)).toBe('light');
  await toggle(page).click();
  await expect.poll(() => shownTheme(page)).toBe('dark');
  await toggle(page).click();
  await visit(page, '/blog');
  expect(await shownTheme(page)).toBe('light');
});

test('the list offers Light, Dark and System and shares its choice with the button (C-04, DOC-9) @smoke', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, QUICK_START);
  const sidebarSelect = page.locator('aside').getByRole('combobox', {name: 'Theme'});
  await expect(sidebarSelect.getByRole('option')).toHaveText(['Light', 'Dark', 'System']);
  await sidebarSelect.selectOption('Dark');
  await expect.poll(() => shownTheme(page)).toBe('dark');
  expect(await storedChoice(page)).toBe('dark');
  await toggle(page).click();
  await expect(sidebarSelect).toHaveValue('light');
  await sidebarSelect.selectOption('System');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(() => shownTheme(page)).toBe('dark');
  await visit(page, '/about');
  await expect(footerSelect(page)).toHaveValue('system');
});

for (const [width, path] of [
  [360, QUICK_START],
  [1280, QUICK_START],
  [360, '/about'],
  [1280, '/about'],
] as const) {
  test(`${path} at ${width} px shows one list of themes, with its name beside it (C-04)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const shown = page.getByRole('combobox', {name: 'Theme'}).filter({visible: true});
    await expect(shown).toHaveCount(1);
    await expect(shown.locator('xpath=..')).toContainText('Theme');
  });
}

test('another tab of the portal takes over the choice (C-04)', async ({context}) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await visit(first, '/about');
  await visit(second, '/blog');
  await footerSelect(first).selectOption('Dark');
  await expect.poll(() => shownTheme(second)).toBe('dark');
});

for (const [system, stored, wanted] of [
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
  ['dark', null, 'dark'],
] as const) {
  test(`with ${system} as system theme and ${stored ?? 'nothing'} stored, the first paint is ${wanted} (HDR-4)`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: system});
    await page.addInitScript((choice) => {
      if (choice !== null) {
        localStorage.setItem('theme', choice);
      }
      const changes: {theme: string | null; isContentThere: boolean}[] = [];
      Object.assign(window, {changes});
      new MutationObserver(() => {
        changes.push({
          theme: document.documentElement.getAttribute('data-theme'),
          isContentThere: document.querySelector('header, main') !== null,
        });
      }).observe(document, {subtree: true, attributeFilter: ['data-theme']});
    }, stored);
    await visit(page, '/');
    const changes = await page.evaluate(
      () =>
        (window as unknown as {changes: {theme: string | null; isContentThere: boolean}[]}).changes,
    );
    expect(new Set(changes.map(({theme}) => theme))).toEqual(new Set([wanted]));
    // Nothing that could be painted in another theme has been read from the document yet.
    expect(changes[0]?.isContentThere).toBe(false);
  });
}
