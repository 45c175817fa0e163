import {expect, type Page, test} from '@playwright/test';
import {localised} from './support/sites';
import {visit} from './support/visit';

const rows = (page: Page) => page.getByRole('main').locator('tbody tr');
const priorities = async (page: Page): Promise<number[]> =>
  (await rows(page).locator('td:first-child').allTextContents()).map(Number);

test('the list of files is sorted and filtered by keyboard alone (I4)', async ({page}) => {
  await visit(page, '/translations/ja');
  const inOrder = await priorities(page);
  expect(inOrder.length).toBeGreaterThan(1);
  expect(inOrder).toEqual(inOrder.map((_, index) => index + 1));

  await page.getByRole('button', {name: 'Priority'}).press('Enter');
  expect(await priorities(page)).toEqual(inOrder.toReversed());
  await expect(page.getByRole('columnheader', {name: 'Priority'})).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  const chip = page.getByRole('button', {name: /^Not translated \(\d+\)/u});
  const count = Number(/\d+/u.exec(await chip.innerText())?.[0]);
  await chip.press('Space');
  await expect(rows(page)).toHaveCount(count);
  await expect(page.getByRole('status')).toContainText(String(count));
});

test('a file leads to its page in the language of the report (I4)', async ({page}) => {
  await visit(page, '/translations/ja');
  const file = page.getByRole('main').locator('a[href^="/ja/docs/"]').first();
  const address = await file.getAttribute('href');
  await file.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(new URL(page.url()).pathname).toBe(address);
});

for (const width of [320, 768, 1280]) {
  test(`the report fits into ${width} pixels in English and Arabic (I4)`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const path of ['/translations', '/translations/ar']) {
      for (const locale of ['en-US', 'ar'] as const) {
        await visit(page, localised(path, locale));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${locale} ${path}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is in order, its heads are plain words, and each language is a link away (I4)', async ({
    page,
  }) => {
    await page.goto('/translations');
    await page.getByRole('link', {name: 'Files to work on: 日本語'}).click();
    await expect(page).toHaveURL(/\/translations\/ja$/u);
    const inOrder = await priorities(page);
    expect(inOrder).toEqual(inOrder.map((_, index) => index + 1));
    await expect(page.getByRole('main').getByRole('button', {disabled: false})).toHaveCount(0);
    await expect(page.getByRole('columnheader', {name: 'Priority'})).toBeVisible();
  });
});
