import {expect, type Page, test} from '@playwright/test';
import {expectStill, recordShifts} from './support/shifts';
import {visit, wake} from './support/visit';

const banner = (page: Page) => page.getByRole('complementary', {name: 'Announcement'});

test('a dismissed announcement stays away on every page and later visit (DOC-8)', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
    'true',
  );
  await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL(/\/blog$/u);
  await expect(banner(page)).toBeHidden();
  const later = await context.newPage();
  await visit(later, '/fr/about');
  await expect(later.locator('aside.theme-announcement-bar')).toBeHidden();
});

test('on a phone the announcement takes two lines (DOC-8)', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await visit(page, '/');
  const lines = await banner(page)
    .locator('p')
    .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(2);
});

test('on reload a dismissed announcement is never drawn and nothing shifts (DOC-8)', async ({
  page,
}) => {
  await recordShifts(page);
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'portal-open');
    const heights: number[] = [];
    Object.assign(window, {heights});
    const record = (): void => {
      const element = document.querySelector('.theme-announcement-bar');
      heights.push(element?.getBoundingClientRect().height ?? 0);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await visit(page, '/about');
  const heights = await page.evaluate(() => (window as unknown as {heights: number[]}).heights);
  expect(Math.max(0, ...heights)).toBe(0);
  await expectStill(page);
});

test('an announcement with a new id shows at once to who has dismissed an older one, and shifts nothing (DOC-8)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
  });
  await recordShifts(page);
  await page.goto('/about');
  await expect(banner(page)).toBeVisible();
  await wake(page);
  await expect(banner(page)).toBeVisible();
  await expectStill(page);
});

test('who dismisses the announcement by keyboard goes on in the header (DOC-8)', async ({page}) => {
  await visit(page, '/about');
  await banner(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test('the announcement leads to its page (DOC-8)', async ({page}) => {
  await visit(page, '/about');
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/start\/first-graphql-api$/u);
});
