import {expect, type Page, test} from '@playwright/test';
import {inTurn} from '../support/scope';
import {findViolations} from './support/axe';
import {localised} from './support/sites';
import {expectStill, recordShifts} from './support/shifts';
import {visit} from './support/visit';

const COMPONENTS = '/docs/writing/components';
const MARKDOWN = '/docs/writing/markdown';
const DIAGRAMS = '/docs/writing/diagrams';
const PAGES = ['/docs/writing', MARKDOWN, COMPONENTS, DIAGRAMS, '/docs/start/glossary'];

/** A label of a tab, which both rows of the page show. */
const tabs = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
const term = (page: Page) => page.getByRole('button', {name: 'resolvers'});
const definition = (page: Page) =>
  page.getByText(/The function that produces the value of one field/u);
const enlarge = (page: Page) => page.getByRole('button', {name: /^Enlarge picture/u});

const VIEWS = [
  {locale: 'en-US', width: 1280, colorScheme: 'light'},
  {locale: 'ar', width: 360, colorScheme: 'dark'},
  {locale: 'en-US', width: 1280, colorScheme: 'dark'},
  {locale: 'ar', width: 360, colorScheme: 'light'},
] as const;

for (const [index, address] of PAGES.entries()) {
  // By day each page is seen once.
  for (const {locale, width, colorScheme} of inTurn(VIEWS, index)) {
    test(`${address} passes axe in ${locale} at ${width} pixels, ${colorScheme} (WCAG 2.2 AA)`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
      await page.setViewportSize({width, height: 800});
      await visit(page, localised(address, locale));
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test(`${address} is not wider than a window of 320 px, nor shifts while it loads (GEN-3)`, async ({
    page,
  }) => {
    await recordShifts(page);
    for (const locale of ['en-US', 'ar'] as const) {
      await page.setViewportSize({width: 320, height: 640});
      await visit(page, localised(address, locale));
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
      await expectStill(page);
    }
  });
}

test('a choice of a tab holds in all rows of its group, in the address, and after a reload (A3)', async ({
  page,
}) => {
  await visit(page, COMPONENTS);
  await expect(tabs(page, 'Node.js').first()).toHaveAttribute('aria-selected', 'true');
  await tabs(page, 'Deno').first().click();
  await expect(tabs(page, 'Deno').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?server=deno/u);
  await visit(page, COMPONENTS);
  await expect(tabs(page, 'Deno').first()).toHaveAttribute('aria-selected', 'true');
});

test('the address chooses a tab, and a value that no tab has is ignored (A3)', async ({page}) => {
  await visit(page, `${COMPONENTS}?server=deno#tabs`);
  await expect(tabs(page, 'Deno').first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('deno run --allow-net server.ts', {exact: true})).toBeVisible();
  await visit(page, `${COMPONENTS}?server=%3Cimg%20src%3Dx%3E`);
  await expect(tabs(page, 'Node.js').first()).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys follow the direction of reading (A3, RTL)', async ({page}) => {
  await visit(page, localised(COMPONENTS, 'ar'));
  await page.locator('html').evaluate((html) => {
    html
      .querySelector('[role="tablist"] [aria-selected="true"]')
      ?.closest('[dir="ltr"]')
      ?.setAttribute('dir', 'rtl');
  });
  const row = page.getByRole('tablist').filter({hasText: 'Deno'}).first();
  await row.getByRole('tab', {name: 'Node.js'}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row.getByRole('tab', {name: 'Deno'})).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every panel shows below its title, and the row of tabs is gone (A3)', async ({page}) => {
    await page.goto(COMPONENTS);
    await expect(page.getByRole('tablist').filter({visible: true})).toHaveCount(0);
    await expect(page.locator('[role="tabpanel"] > p', {hasText: /^Deno$/u})).toHaveCount(2);
    await expect(page.locator('[role="tabpanel"] > p', {hasText: /^Deno$/u}).first()).toBeVisible();
    await expect(page.getByText('deno run --allow-net server.ts', {exact: true})).toBeVisible();
  });

  test('a term opens its definition and leads to its entry in the glossary (R13)', async ({
    page,
  }) => {
    await page.goto(COMPONENTS);
    await term(page).click();
    await expect(definition(page)).toBeVisible();
    await page.getByRole('link', {name: 'See the glossary'}).filter({visible: true}).click();
    await expect(page).toHaveURL(/\/docs\/start\/glossary#resolver$/u);
    await expect(page.locator('#resolver')).toBeInViewport();
  });

  test('pictures and diagrams show, and no button that could not work (R8, R12)', async ({
    page,
  }) => {
    await page.goto(MARKDOWN);
    await expect(enlarge(page)).toHaveCount(0);
    await page.goto(DIAGRAMS);
    await expect(page.locator('svg[role="img"]').first()).toBeVisible();
    await page.getByText('Show the diagram’s source').first().click();
    await expect(page.locator('figure details[open] pre')).toContainText('flowchart LR');
  });
});

test('a definition opens by keyboard, closes on Escape with the focus kept, and its link is next (R13)', async ({
  page,
}) => {
  await visit(page, COMPONENTS);
  await page.getByRole('button', {name: 'subgraphs'}).focus();
  await expect(page.getByText(/A schema that forms one part/u)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(term(page)).toBeFocused();
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition(page)).toBeHidden();
  await expect(term(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', {name: 'See the glossary'}).filter({visible: true}),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(definition(page)).toBeHidden();
});

test('a definition opens under a resting mouse, beside its word and inside the window (R13)', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  await visit(page, COMPONENTS);
  await term(page).scrollIntoViewIfNeeded();
  await term(page).hover();
  await expect(definition(page)).toBeVisible();
  const word = await term(page).boundingBox();
  const hint = await page.locator('[popover]:popover-open').boundingBox();
  expect(hint?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((hint?.x ?? 0) + (hint?.width ?? Infinity)).toBeLessThanOrEqual(360);
  const gap = Math.min(
    Math.abs((hint?.y ?? 0) - ((word?.y ?? 0) + (word?.height ?? 0))),
    Math.abs((word?.y ?? 0) - ((hint?.y ?? 0) + (hint?.height ?? 0))),
  );
  expect(gap).toBeLessThan(12);
  await page.mouse.move(5, 5);
  await expect(definition(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 640}});

  test('a tap opens a definition, a tap elsewhere closes it (R13)', async ({page}) => {
    await visit(page, COMPONENTS);
    await term(page).tap();
    await expect(definition(page)).toBeVisible();
    await page.getByRole('heading', {name: 'Terms'}).tap();
    await expect(definition(page)).toBeHidden();
  });
});

test('only a picture that is drawn clearly smaller than it is can be enlarged (R8)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await visit(page, MARKDOWN);
  await expect(enlarge(page)).toHaveCount(1);
  await expect(enlarge(page)).toHaveAccessibleName(/Ecosystem menu/u);
  const picture = page.getByRole('img', {name: /^The Ecosystem menu/u});
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\.avif$/u);
});

test('an enlarged picture takes the window, closes on Escape and gives the focus back (R8)', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await visit(page, MARKDOWN);
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: /Ecosystem menu/u});
  await expect(dialog).toBeVisible();
  const large = await dialog.getByRole('img').boundingBox();
  expect(large?.width).toBeGreaterThan(1100);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});

test('diagrams take their colours from the theme and have none of their own (R12)', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, DIAGRAMS);
  const colours = () =>
    page
      .locator('svg[role="img"] text')
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
  const light = await colours();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await colours()).not.toBe(light);
  expect(await page.locator('svg[role="img"] [style], svg[role="img"] style').count()).toBe(0);
  const ids = await page
    .locator('svg[role="img"] [id]')
    .evaluateAll((all) => all.map(({id}) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('on paper panels and details are open, code wraps, and nothing is wider than the page (D9)', async ({
  page,
}) => {
  await page.setViewportSize({width: 720, height: 1000});
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  for (const address of [MARKDOWN, COMPONENTS, DIAGRAMS]) {
    await visit(page, address);
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(
          (element) =>
            element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(tooWide, address).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  }
  await visit(page, COMPONENTS);
  await expect(page.getByText('deno run --allow-net server.ts', {exact: true})).toBeVisible();
  await expect(page.getByText('Because the text around it stays in view.').last()).toBeVisible();
});
