import {expect, type Locator, type Page, test} from '@playwright/test';
import {LOCALE_COOKIE_LIFETIME_DAYS} from '../../src/lib/constants';
import {visit, wake} from './support/visit';

const LANGUAGES = [
  {lang: 'en-US', label: 'English', prefix: ''},
  {lang: 'fr', label: 'Français', prefix: '/fr'},
  {lang: 'ar', label: 'العربية', prefix: '/ar'},
  {lang: 'ja', label: '日本語', prefix: '/ja'},
];
const DAY_S = 86_400;

/** A click as a reader makes it: Playwright's own scrolls the page first, away from what is under the sticky header. */
async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box).not.toBeNull();
  const {x = 0, y = 0, width = 0, height = 0} = box ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('each language links to the same page, in its own words, with lang and hreflang (DOC-6, DOC-7)', async ({
  page,
}) => {
  await visit(page, '/docs/yoga/quick-start?a=b#top');
  await page.locator('summary[aria-label="Language"]').click();
  const header = page.locator('header');
  for (const {lang, label, prefix} of LANGUAGES) {
    const link = header.getByRole('link', {name: label, exact: true});
    await expect(link).toHaveAttribute('href', `${prefix}/docs/yoga/quick-start?a=b#top`);
    await expect(link).toHaveAttribute('lang', lang);
    await expect(link).toHaveAttribute('hreflang', lang);
  }
  await expect(header.locator('a[hreflang][aria-current="true"]')).toHaveText('English');
});

for (const width of [360, 1280]) {
  test(`at ${width} px one control changes the language, at the top and at the foot (DOC-7)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/blog');
    await expect(page.locator('summary[aria-label="Language"]')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('summary[aria-label="Language"]')).toBeInViewport();
    await expect(page.getByRole('contentinfo').locator('a[hreflang]')).toHaveCount(0);
  });
}

test('following a language stores it for 365 days in NEXT_LOCALE with path=/ and SameSite=Lax (DOC-7, CON-13)', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  expect(await context.cookies()).toEqual([]);
  await page.locator('summary[aria-label="Language"]').click();
  const start = Date.now() / 1000;
  await page.locator('header').getByRole('link', {name: 'العربية'}).click();
  await expect(page).toHaveURL(/\/ar\/about$/u);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([
    {name: 'NEXT_LOCALE', value: 'ar', path: '/', sameSite: 'Lax', secure: false, httpOnly: false},
  ]);
  const lifetime = (cookies[0]?.expires ?? 0) - start;
  expect(Math.abs(lifetime - LOCALE_COOKIE_LIFETIME_DAYS * DAY_S)).toBeLessThan(60);
  await page.locator('header summary').click();
  await page.locator('header').getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(/:\d+\/about$/u);
  expect(await context.cookies()).toMatchObject([{name: 'NEXT_LOCALE', value: 'en-US'}]);
});

for (const {label, prefix} of LANGUAGES.filter(({lang}) => ['fr', 'ar'].includes(lang))) {
  test(`a reader who has scrolled stays at the same heading in ${label} and on the way back (DOC-6)`, async ({
    page,
  }) => {
    await visit(page, '/docs/yoga/quick-start?a=b');
    const follow = async (name: string, expected: RegExp): Promise<void> => {
      await page.evaluate(() => {
        document.getElementById('change-data')?.scrollIntoView({behavior: 'instant'});
        window.scrollBy({top: 60, behavior: 'instant'});
      });
      await clickInPlace(page, page.locator('header.navbar summary'));
      await clickInPlace(
        page,
        page.locator('header.navbar').getByRole('link', {name, exact: true}),
      );
      await expect(page).toHaveURL(expected);
      await wake(page);
      await expect(page.locator('#change-data')).toBeInViewport();
    };
    await follow(label, new RegExp(`${prefix}/docs/yoga/quick-start\\?a=b#change-data$`, 'u'));
    await follow('English', /:\d+\/docs\/yoga\/quick-start\?a=b#change-data$/u);
  });
}

test('a reader at the top of a page stays there (DOC-6)', async ({page}) => {
  await visit(page, '/docs/yoga/quick-start');
  await page.locator('summary[aria-label="Language"]').click();
  await page.locator('header').getByRole('link', {name: 'Français'}).click();
  await expect(page).toHaveURL(/\/fr\/docs\/yoga\/quick-start$/u);
});

test('the search keeps its words in another language (DOC-7)', async ({page}) => {
  await visit(page, '/search?q=yoga');
  await page.locator('summary[aria-label="Language"]').click();
  await page.locator('header').getByRole('link', {name: 'Français'}).click();
  await expect(page).toHaveURL(/\/fr\/search\?q=yoga$/u);
});

test('where there is no page, each language leads to its start (DOC-7, RTE-4)', async ({page}) => {
  for (const address of ['/no/such-page', '/docs/no-such-page', '/fr/no-such-page']) {
    // The host has one page for what it does not find, which leads to that of the language.
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      address.startsWith('/fr') ? 'fr' : 'en-US',
    );
    for (const {label, prefix} of LANGUAGES) {
      const link = page.locator('header').getByRole('link', {
        name: label,
        exact: true,
        includeHidden: true,
      });
      await expect(link.first()).toHaveAttribute('href', `${prefix}/`);
    }
  }
});

test('the language menu closes on Escape with focus back, on a click elsewhere and when focus leaves (DOC-7) @smoke', async ({
  page,
}) => {
  await visit(page, '/about');
  const summary = page.locator('summary[aria-label="Language"]');
  const link = page.locator('header').getByRole('link', {name: 'Français'});
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.mouse.click(640, 600);
  await expect(link).toBeHidden();

  await summary.click();
  await expect(link).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect(link).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the language menu opens and leads to the other language (DOC-7)', async ({page}) => {
    await page.goto('/blog');
    await page.locator('summary[aria-label="Language"]').click();
    await page.locator('header').getByRole('link', {name: '日本語'}).click();
    await expect(page).toHaveURL(/\/ja\/blog$/u);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});
