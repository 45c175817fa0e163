import {expect, type Page, test} from '@playwright/test';
import {
  type PanelPlacement,
  panelPlacementStyle,
} from '../../src/lib/search/view/panelPlacementStyle';
import {inTurn} from '../support/scope';
import type {TranslationReport} from '../../src/lib/contracts/translationReport';
import {findViolations} from './support/axe';
import {visit} from './support/visit';

const SEARCH_FILE = /\/assets\/search\//u;

const dialog = (page: Page) => page.getByRole('dialog', {name: /Search|البحث/u});
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');

async function openWith(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText(query);
}

test('before the first intent no byte of the search is loaded; pointing at the trigger loads it (API-7)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/docs/yoga');
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  expect(asked.filter((address) => SEARCH_FILE.test(address))).toEqual([]);
  await page.locator('header a[aria-haspopup=dialog]').hover();
  await expect.poll(() => page.workers().length).toBe(1);
  expect(asked.length).toBeGreaterThan(before);
});

test('the keyboard alone searches, looks, leads on and comes back (SRM-4, AC-4, AC-5)', async ({
  page,
}) => {
  await visit(page, '/docs/yoga');
  await openWith(page, 'masked errors');
  await expect(options(page).first()).toBeVisible();
  // Titles answer first, and full texts add to them.
  await expect(dialog(page).locator('form')).toHaveAttribute('aria-busy', 'false');
  const active = async (): Promise<string | null> =>
    field(page).getAttribute('aria-activedescendant');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  expect(await active()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(await options(page).last().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  const target = await options(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${target ?? ''}$`, 'u'));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('masked errors');
});

test('Ctrl+Enter opens the active result in a new tab (AC-5) @smoke', async ({page, context}) => {
  await visit(page, '/docs/yoga');
  await openWith(page, 'createYoga');
  await expect(options(page).first()).toBeVisible();
  const tab = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect(new URL((await tab).url()).pathname).toMatch(/^\/docs\//u);
});

test('keys in editable elements belong to these; Escape gives focus back (C-06, C-07)', async ({
  page,
}) => {
  await visit(page, '/ecosystem');
  const filter = page.getByRole('main').getByRole('searchbox');
  await filter.focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(filter).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();
  const trigger = page.locator('header a[aria-haspopup=dialog]');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});

test('the search stays open, with what was typed, when the next page comes under it (ST-1)', async ({
  page,
}) => {
  await visit(page, '/docs/yoga');
  // Its code is there, that of the next page is not.
  await page.locator('header a[aria-haspopup=dialog]').hover();
  await expect.poll(() => page.workers().length).toBe(1);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('footer a[href$="/about"]')?.click();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('mesh');
  await expect(field(page)).toHaveValue('mesh');
  await expect(page.locator('h1')).toHaveText('GraphQL Yoga overview');
  release();
  await expect(page.locator('h1')).not.toHaveText('GraphQL Yoga overview');
  await expect(page).toHaveURL(/\/about$/u);
  await page.keyboard.type(' errors');
  await expect(field(page)).toHaveValue('mesh errors');
});

test('Ctrl+K opens it from a button, and Space from its own (SRM-3, HDR-5)', async ({page}) => {
  await visit(page, '/docs/yoga');
  await page.locator('header [data-theme-toggle]').click();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('header').getByRole('button', {name: 'Search'}).focus();
  await page.keyboard.press('Space');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('Space on the trigger opens it before scripts have come, too (HDR-5)', async ({page}) => {
  await page.goto('/docs/yoga');
  await page.locator('header a[aria-haspopup=dialog]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.type('mesh');
  await expect(field(page)).toHaveValue('mesh');
});

test('letters typed while its code cannot be loaded reach the search page whole', async ({
  page,
}) => {
  await visit(page, '/docs/yoga');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.keyboard.press('/');
  await page.keyboard.type('masked errors', {delay: 50});
  await expect(page).toHaveURL(/\/search\?q=masked(?:\+|%20)errors$/u);
});

test('a blocked index is told, and trying again mends it (ERR-12)', async ({page}) => {
  await page.route(SEARCH_FILE, (route) => route.abort());
  await visit(page, '/docs/yoga');
  await openWith(page, 'yoga');
  const retry = dialog(page).getByRole('button', {name: 'Try again'});
  await expect(retry).toBeVisible();
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  await page.unroute(SEARCH_FILE);
  await retry.click();
  await expect(options(page).first()).toBeVisible();
});

test('a slow answer is announced, and shows when it comes (ST-3)', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SEARCH_FILE, async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, '/docs/yoga');
  await openWith(page, 'yoga');
  await expect(dialog(page).getByText('The answer takes longer than usual.')).toBeVisible();
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  release();
  await expect(options(page).first()).toBeVisible();
});

for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
  for (const path of inTurn(['/docs/yoga', '/ar'], index)) {
    test(`no state has accessibility violations on ${path}, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.addInitScript(() =>
        localStorage.setItem('recent-searches', JSON.stringify(['yoga', 'mesh'])),
      );
      await visit(page, path);
      await openWith(page, '');
      await expect(options(page)).toHaveCount(2);
      expect(await findViolations(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.insertText('yoga');
      await expect(dialog(page).locator('[data-depth]').first()).toBeVisible();
      await expect(dialog(page).locator('aside mark').first()).toBeVisible();
      expect(await findViolations(page, 'dialog[open]')).toEqual([]);
      await field(page).fill('zzxxqqvv');
      await expect(dialog(page).getByText('zzxxqqvv')).toBeVisible();
      expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    });
  }
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true});

  test('it fills the screen, Back closes it, and a result takes the place of its entry', async ({
    page,
  }) => {
    await visit(page, '/docs/mesh');
    await visit(page, '/docs/yoga');
    const trigger = page.locator('a[aria-haspopup=dialog]').filter({visible: true});
    await trigger.tap();
    await expect(field(page)).toBeFocused();
    expect((await dialog(page).boundingBox())?.height).toBe(740);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/yoga$/u);
    await trigger.tap();
    await dialog(page).getByRole('button', {name: 'Cancel'}).tap();
    await expect(dialog(page)).toBeHidden();
    await trigger.tap();
    await page.keyboard.insertText('masked errors');
    await options(page).first().tap();
    await expect(page).not.toHaveURL(/\/docs\/yoga$/u);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/yoga$/u);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/mesh$/u);
  });
});

/** The title of a reference that Arabic shows in English. */
async function findUntranslated(page: Page): Promise<string> {
  const response = await page.request.get('/translations.json');
  const report: TranslationReport = await response.json();
  const files = report.languages.find(({coverage}) => coverage.locale === 'ar')?.files ?? [];
  const found = files.find(
    ({path = '', state}) => state === 'untranslated' && /^\/docs\/\w+\/reference$/u.test(path),
  );
  expect(found, 'Arabic has an untranslated reference').toBeDefined();
  return found?.title ?? '';
}

test('pages without a translation have the language of their texts, in the dialog and on the page (HIT-6, I6)', async ({
  page,
}) => {
  const english = await findUntranslated(page);
  await visit(page, '/ar');
  await openWith(page, english);
  const first = options(page).first();
  await expect(first).toContainText(english);
  await expect(first).toContainText('English');
  await expect(first.locator('bdi').first()).toHaveAttribute('lang', 'en-US');
  await expect(first.locator('bdi').first()).toHaveCSS('direction', 'ltr');
  const excerpt = dialog(page).locator('aside p[data-state=ready]');
  await expect(excerpt).toHaveAttribute('lang', 'en-US');
  await expect(excerpt).toHaveCSS('direction', 'ltr');
  await visit(page, `/ar/search?q=${encodeURIComponent(english)}`);
  const hit = page.getByRole('main').locator('ol > li').first();
  await expect(hit.getByRole('heading').getByRole('link')).toHaveAttribute('lang', 'en-US');
  await expect(hit).toContainText('English');
});

for (const path of ['/docs/yoga', '/ar']) {
  test(`each placement of the panel has its place on ${path} (VAL-14)`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, path);
    await openWith(page, '');
    const edges = async (placement: PanelPlacement) =>
      dialog(page).evaluate((panel, {marginInline, inlineSize = ''}) => {
        Object.assign(panel.style, {marginInline, inlineSize});
        // What the panel is placed in: the window without the room that is kept for its scroll bar.
        const room = document.createElement('div');
        Object.assign(room.style, {position: 'fixed', inset: '0'});
        panel.append(room);
        const {left: start, right: end} = room.getBoundingClientRect();
        room.remove();
        const {left, right} = panel.getBoundingClientRect();
        const free = [left - start, end - right];
        return getComputedStyle(panel).direction === 'rtl' ? free.toReversed() : free;
      }, panelPlacementStyle(placement));
    const [gutter = 0, wide = 0] = await edges('start');
    expect(gutter).toBeGreaterThan(0);
    expect(wide).toBeGreaterThan(gutter + 100);
    expect(await edges('end')).toEqual([wide, gutter]);
    expect(await edges('full-width')).toEqual([gutter, gutter]);
    const [before, after] = await edges('input-wrapper-width');
    expect(before).toBeCloseTo(after ?? 0);
    expect(before).toBeCloseTo((wide + gutter) / 2);
  });
}

test('an option leads to its own entry on the page (SRM-5)', async ({page}) => {
  await visit(page, '/docs/yoga');
  await openWith(page, 'maxRequestBodySize');
  await options(page).filter({hasText: 'maxRequestBodySize'}).first().click();
  await expect(page).toHaveURL(/#ref-maxRequestBodySize$/u);
  await expect(page.locator('#ref-maxRequestBodySize')).toBeInViewport();
});

test('the page of a search can be shared, filtered and leafed through (S13) @smoke', async ({
  page,
}) => {
  await visit(page, '/search?q=errors&kind=doc');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('errors');
  await expect(main.getByRole('heading', {level: 2}).first()).toBeVisible();
  await expect(main.getByRole('button', {name: 'Documentation'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await main.getByRole('button', {name: 'Page 2'}).click();
  await expect(page).toHaveURL(/q=errors&kind=doc&page=2$/u);
  await main.getByRole('button', {name: 'Documentation'}).click();
  await expect(page).toHaveURL(/\?q=errors$/u);
  expect(await findViolations(page, 'main')).toEqual([]);
});

test('words and stored searches are never HTML', async ({page}) => {
  const bad = '<img src=x onerror="document.title=1">';
  await page.addInitScript(
    (text) => localStorage.setItem('recent-searches', JSON.stringify([text])),
    bad,
  );
  await visit(page, `/search?q=${encodeURIComponent(bad)}`);
  await openWith(page, '');
  await expect(options(page)).toHaveText([bad]);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(bad);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('browsers find the description of the search (S13)', async ({page, request}) => {
  await page.goto('/docs/yoga');
  const link = page.locator('link[rel="search"]');
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(await answer.text()).toContain(
    'template="https://selection-set.example/search?q={searchTerms}"',
  );
});
