import {expect, type Page} from '@playwright/test';

/** How far a page may move while its HTML comes in, where a line in the middle moves with its end; web.dev calls 0.1 good. */
export const MOST_SHIFT = 0.005;

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Counts every layout shift of the pages opened from now on, from their first frame. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: (Shift & {at: number})[] = [];
    Object.assign(window, {shifts, parsedAt: Infinity});
    addEventListener('DOMContentLoaded', () => {
      // The next frame still draws what came in last.
      requestAnimationFrame(() => {
        requestAnimationFrame(() => Object.assign(window, {parsedAt: performance.now()}));
      });
    });
    const describe = (node: Node | null): string =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
        : (node?.nodeName ?? 'a removed node');
    const place = ({x, y, width, height}: DOMRectReadOnly): string =>
      [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, sources, startTime} = entry as unknown as {
          value: number;
          startTime: number;
          sources: {
            node: Node | null;
            previousRect: DOMRectReadOnly;
            currentRect: DOMRectReadOnly;
          }[];
        };
        shifts.push({
          at: startTime,
          value,
          sources: sources.map(
            ({node, previousRect, currentRect}) =>
              `${describe(node)} from ${place(previousRect)} to ${place(currentRect)}`,
          ),
        });
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** What has shifted on this page, by how much altogether, and which elements, from where to where (x, y, width, height). */
export async function totalShift(
  page: Page,
  since: 'the first frame' | 'the page was parsed' = 'the first frame',
): Promise<Shift> {
  return page.evaluate(async (isLater) => {
    // Two frames, so that what has just been laid out is counted.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    const {shifts, parsedAt} = window as unknown as {
      shifts: (Shift & {at: number})[];
      parsedAt: number;
    };
    const counted = shifts.filter(({at}) => !isLater || at >= parsedAt);
    return {
      value: counted.reduce((sum, {value}) => sum + value, 0),
      sources: [...new Set(counted.flatMap(({sources}) => sources))],
    };
  }, since === 'the page was parsed');
}

/** Nothing moves on a page that is there; while it comes, at a speed that no test decides, it may move as little as on the slowest line. */
export async function expectStill(page: Page): Promise<void> {
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect(await totalShift(page, 'the page was parsed'), `layout shift at ${where}`).toEqual({
    value: 0,
    sources: [],
  });
  const {value, sources} = await totalShift(page);
  expect(value, `${where}: ${sources.join('; ')}`).toBeLessThan(MOST_SHIFT);
}
