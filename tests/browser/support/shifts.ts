import type {Page} from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Counts every layout shift of the pages opened from now on, from their first frame. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    const describe = (node: Node | null): string =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
        : (node?.nodeName ?? 'a removed node');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, sources} = entry as unknown as {
          value: number;
          sources: {node: Node | null}[];
        };
        shifts.push({value, sources: sources.map(({node}) => describe(node))});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** What has shifted on this page so far: by how much altogether, and which elements. */
export async function totalShift(page: Page): Promise<Shift> {
  return page.evaluate(async () => {
    // Two frames, so that what has just been laid out is counted.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    const {shifts} = window as unknown as {shifts: Shift[]};
    return {
      value: shifts.reduce((sum, {value}) => sum + value, 0),
      sources: [...new Set(shifts.flatMap(({sources}) => sources))],
    };
  });
}
