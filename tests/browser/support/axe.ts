import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** Levels A and AA of WCAG 2.2, and what axe recommends beside them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong in a page, as short sentences: rule, elements and remedy. Half of the time goes into describing what is right, and into
 * asking frames of other origins, which no page of the portal has: both are left out.
 *
 * @param within selector of the part to look at; the whole page without it.
 */
export async function findViolations(page: Page, within?: string): Promise<readonly string[]> {
  const builder = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(TAGS)
    .setLegacyMode(true);
  const {violations} = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  );
}
