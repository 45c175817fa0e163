import {expect, type Locator, type Page, test} from '@playwright/test';
import {HEADER_BREAKPOINT_PX} from '../../src/lib/constants';
import {shareOf} from '../support/scope';
import {PAGE_TYPES} from './support/sites';

/** Two phones' and laptops' worth of windows, and those between the breakpoints of the style sheets, in pixels. */
const WIDTHS = [360, 768, 900, 1024, 1280, 1440, 1920];

/** Besides one page of every kind: what has many names, wide code and long lists. */
const PATHS = [
  ...PAGE_TYPES.map(({path}) => path),
  '/compare',
  '/privacy',
  '/docs/yoga/configuration',
  '/docs/eslint/reference',
  '/docs/envelop/troubleshooting',
  '/docs/writing',
  '/docs/writing/front-matter',
  '/docs/codegen/guides/client-libraries',
  '/blog/authors/maintainers',
  '/samples',
  '/tools/helix',
];

/**
 * Words of code, headings and table cells that stand on two lines although the page has room for them on one. A name with hyphens in running
 * text is one word where its paragraph has room for it; others may end a line at dots and slashes.
 */
function findBroken(main: Locator): Promise<readonly string[]> {
  return main.evaluate((root) => {
    const found: string[] = [];
    for (const holder of root.querySelectorAll('code, th, td, dt, h1, h2, h3')) {
      if (holder.closest('pre, [data-state="wrapped"]') !== null || !holder.checkVisibility()) {
        continue;
      }
      const frame =
        holder.localName === 'code' && /^\S*-\S+$/u.test(holder.textContent)
          ? holder.closest('.markdown :is(p, li, dd)')
          : null;
      const room = (frame ?? root).getBoundingClientRect().width - 48;
      const words = frame === null ? /[\p{L}\p{N}_$]+/gu : /\S+/gu;
      const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const {0: word, index} of (node.textContent ?? '').matchAll(words)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter(({width}) => width > 0);
          const width = lines.reduce((sum, line) => sum + line.width, 0);
          if (new Set(lines.map(({top}) => Math.round(top))).size > 1 && width < room) {
            found.push(word);
          }
        }
      }
    }
    return found;
  });
}

/** Elements that hide a part of their text, at the end of a line or of a box, and that do not say so. */
function findCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const saysSo = (element: Element): boolean => {
      const {textOverflow, backgroundAttachment, maskImage, webkitLineClamp, clipPath} =
        getComputedStyle(element);
      return (
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none' ||
        backgroundAttachment.includes('local') ||
        maskImage !== 'none' ||
        clipPath !== 'none'
      );
    };
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) &&
          element.closest('svg, iframe, dialog, textarea, input') === null &&
          element.textContent?.trim() !== '',
      )
      .filter((element) => {
        const {overflowX, overflowY} = getComputedStyle(element);
        const isWider = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const isTaller =
          /hidden|clip/u.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return (isWider || isTaller) && !saysSo(element);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** How far the page scrolls sideways, in pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const path of shareOf(PATHS, 2)) {
  test(`${path} scrolls sideways at no width, breaks no name and cuts no text without a sign, and Docs is one action away (HDR-1, HDR-3)`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      const at = `${path} in ${width} px`;
      expect(await measureOverflow(page), at).toBeLessThanOrEqual(0);
      await expect(
        page.getByRole('link', {name: 'Docs', exact: true}).filter({visible: true}),
        at,
      ).toBeInViewport();
      expect.soft(await findBroken(page.getByRole('main')), at).toEqual([]);
      expect.soft(await findCut(page), at).toEqual([]);
    }
  });
}

/** The text size that a reader has set in the browser, in pixels. Chromium wants it before the first page. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard}});
}

test('text of twice the size gets the layout of a window of half the width (WCAG 1.4.4)', async ({
  page,
}) => {
  await setTextSize(page, 32);
  await page.setViewportSize({width: 1280, height: 800});
  for (const {path} of PAGE_TYPES) {
    await page.goto(path);
    await expect(page.getByRole('button', {name: 'Open menu'}), path).toBeInViewport();
    expect(await measureOverflow(page), path).toBeLessThanOrEqual(0);
    expect.soft(await findBroken(page.getByRole('main')), path).toEqual([]);
  }
});

for (const {times, standard} of [
  {times: 'one and a half times', standard: 24},
  {times: 'twice', standard: 32},
]) {
  test(`on a phone with text of ${times} the size, no page scrolls sideways (HERO-1, WCAG 1.4.4)`, async ({
    page,
  }) => {
    await setTextSize(page, standard);
    await page.setViewportSize({width: 360, height: 780});
    for (const path of PATHS) {
      await page.goto(path);
      expect.soft(await measureOverflow(page), path).toBeLessThanOrEqual(0);
    }
  });
}

test('links of the header keep the size of text in every window that shows them (HDR-1)', async ({
  page,
}) => {
  await page.goto('/about');
  const links = page.getByRole('navigation', {name: 'Main'}).getByRole('listitem');
  for (const width of WIDTHS.filter((one) => one >= HEADER_BREAKPOINT_PX)) {
    await page.setViewportSize({width, height: 800});
    const sizes = await links.evaluateAll((items) =>
      items.map((item) => getComputedStyle(item.firstElementChild ?? item).fontSize),
    );
    expect(new Set(sizes), `${width} px`).toEqual(new Set(['15px']));
  }
});
