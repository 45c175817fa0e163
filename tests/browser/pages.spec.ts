import {expect, type Page, test} from '@playwright/test';
import {IS_NIGHTLY, shareOf} from '../support/scope';
import {watchHeap} from './support/heap';
import {startPublisher} from './support/publisher';
import {expectStill, MOST_SHIFT, recordShifts, totalShift} from './support/shifts';
import {inLanguages, localised, PAGE_TYPES, QUICK_START, TOOL} from './support/sites';
import {visit} from './support/visit';

const THEMES = ['light', 'dark'] as const;
const LOADED_WIDTHS = [360, 768, 1280] as const;
const OTHER_WIDTHS = [320, 1024, 1920] as const;
const HEIGHT_PX = 800;
/** What a visit may leave behind: its place in the history. A page that stays would be a hundred times that. */
const BYTES_PER_VISIT = 20_000;
/** Looked at on a build with Docusaurus as it comes, too. */
const SMOKE = new Set(['/', QUICK_START, '/blog']);

const isArabic = inLanguages([{locale: 'ar'}]).length > 0;

/** Hears what a page asks of other hosts, and what it says on the console. */
function listen(page: Page): {readonly foreign: string[]; readonly said: string[]} {
  const foreign: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    if (
      protocol.startsWith('http') &&
      origin !== new URL(page.url()).origin &&
      page.url() !== 'about:blank'
    ) {
      foreign.push(request.url());
    }
  });
  page.on('console', (message) => {
    // Chromium itself says so about the document that is meant to be a 404, and Playwright about the worker that is kept out.
    const isMeant =
      (message.location().url === page.url() && message.text().includes('status of 404')) ||
      message.text() === 'Service Worker registration blocked by Playwright';
    if (!isMeant) {
      said.push(message.text());
    }
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return {foreign, said};
}

/** Scrolls to the end in steps, as a reader does, so that everything below is laid out and loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({top, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
    scrollTo({top: 0, behavior: 'instant'});
  });
}

/** How far the page can be moved sideways, in pixels, and what sticks out. */
async function measureOverflow(page: Page): Promise<{by: number; elements: string[]}> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const by = Math.max(
      0,
      root.scrollWidth - root.clientWidth,
      document.body.scrollWidth - root.clientWidth,
    );
    const elements =
      by === 0
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((element) => {
              const {left, right} = element.getBoundingClientRect();
              return right > root.clientWidth + 1 || left < -1;
            })
            .map(
              (element) =>
                `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
            )
            .slice(0, 8);
    return {by, elements};
  });
}

for (const [index, {name, path}] of PAGE_TYPES.entries()) {
  // By day every other kind of page is seen in the dark theme; the smoke set in the light one.
  const daily = index % 2 === 0 || SMOKE.has(path) ? 'light' : 'dark';
  for (const colorScheme of THEMES.filter((theme) => IS_NIGHTLY || theme === daily)) {
    const mark = colorScheme === 'light' && SMOKE.has(path) ? ' @smoke' : '';
    test(`${name}, ${colorScheme}: nothing shifts, nothing is asked of another host, nothing is said on the console, and no width scrolls sideways${mark}`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      await recordShifts(page);
      const {foreign, said} = listen(page);
      for (const width of LOADED_WIDTHS) {
        await page.setViewportSize({width, height: HEIGHT_PX});
        await visit(page, path);
        await scrollThrough(page);
        await expectStill(page);
        expect(await measureOverflow(page), `width ${width}`).toEqual({by: 0, elements: []});
      }
      for (const width of OTHER_WIDTHS) {
        await page.setViewportSize({width, height: HEIGHT_PX});
        expect(await measureOverflow(page), `width ${width}`).toEqual({by: 0, elements: []});
      }
      expect(foreign).toEqual([]);
      expect(said).toEqual([]);
    });
  }
}

for (const {name, path} of isArabic ? shareOf(PAGE_TYPES, 2) : []) {
  test(`${name}, Arabic: nothing shifts, nothing is asked of another host, nothing is said on the console, and no width scrolls sideways`, async ({
    page,
  }) => {
    await recordShifts(page);
    const {foreign, said} = listen(page);
    await page.setViewportSize({width: 360, height: HEIGHT_PX});
    await visit(page, localised(path, 'ar'));
    await scrollThrough(page);
    await expectStill(page);
    for (const width of [360, ...OTHER_WIDTHS, 768, 1280]) {
      await page.setViewportSize({width, height: HEIGHT_PX});
      expect(await measureOverflow(page), `width ${width}`).toEqual({by: 0, elements: []});
    }
    expect(foreign).toEqual([]);
    expect(said).toEqual([]);
  });
}

for (const [place, width] of [360, 1280].entries()) {
  test(`documents that a slow line brings piece by piece do not move what can be read already, in ${width} px`, async ({
    page,
    baseURL,
  }) => {
    const site = await startPublisher(baseURL ?? '');
    let waiting = '';
    site.treat((path) => (path === waiting ? 'piece by piece' : undefined));
    await page.setViewportSize({width, height: HEIGHT_PX});
    await recordShifts(page);
    const seen = shareOf(PAGE_TYPES, 4, place);
    for (const {name, path} of seen) {
      waiting = path;
      await page.goto(site.origin + path, {waitUntil: 'load'});
      const {value, sources} = await totalShift(page);
      expect(value, `${name}: ${sources.join('; ')}`).toBeLessThan(MOST_SHIFT);
    }
    await site.close();
  });
}

/** Links that a reader follows again and again, from wherever the last one led. */
const ROUND = [
  'header a[href="/docs"]:visible',
  `main a[href="/docs/${TOOL}"]`,
  `a[href="${QUICK_START}"]:visible`,
  'nav[aria-label="Docs pages"] a',
  'header nav a[href="/blog"]',
  'main h2 a',
  'header a[href="/"]',
  'main a[href^="/tools/"]',
] as const;

test('a long visit leaves no memory behind', async ({page}) => {
  if (IS_NIGHTLY) {
    test.setTimeout(900_000);
  }
  await page.setViewportSize({width: 1280, height: HEIGHT_PX});
  await visit(page, '/');
  const heap = await watchHeap(page);
  const walk = async (rounds: number): Promise<number> => {
    for (let round = 0; round < rounds; round += 1) {
      for (const link of ROUND) {
        // The address changes while the old page is still there; its links would lead elsewhere.
        const before = await page.title();
        await page.locator(link).first().click();
        await expect(page).not.toHaveTitle(before);
      }
    }
    return heap();
  };
  // The first rounds load the code of every kind of page.
  const first = await walk(2);
  const rounds = IS_NIGHTLY ? 25 : 3;
  expect(await walk(rounds)).toBeLessThan(first + rounds * ROUND.length * BYTES_PER_VISIT);
});
