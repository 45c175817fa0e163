import {distance} from 'fastest-levenshtein';

export interface KnownPage {
  /** Path without the site's base address, such as `/docs/start`. */
  readonly path: string;
  readonly title: string;
}

/** A page further away than this share of the wanted path's length is not suggested. */
const MAX_DISTANCE_SHARE = 0.5;

/**
 * The known pages nearest to a path that does not exist, by spelling (RTE-4). The whole path and its last part both
 * count, so that a page that moved to another folder is found as well as a mistyped one.
 *
 * @param wanted path without the base address.
 * @param limit most suggestions returned.
 * @returns nearest first; empty when nothing is near.
 */
export function suggestPaths<Page extends KnownPage>(
  wanted: string,
  pages: readonly Page[],
  limit: number,
): readonly Page[] {
  const path = normalise(wanted);
  return pages
    .map((page) => ({page, score: scoreOf(path, normalise(page.path))}))
    .filter(({score}) => score <= MAX_DISTANCE_SHARE)
    .toSorted((a, b) => a.score - b.score || a.page.path.localeCompare(b.page.path))
    .slice(0, limit)
    .map(({page}) => page);
}

function normalise(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/u, '')
    .split('/')
    .filter(Boolean)
    .join('/');
}

function scoreOf(wanted: string, known: string): number {
  const whole = shareOf(wanted, known);
  const last = shareOf(lastPart(wanted), lastPart(known));
  return Math.min(whole, last === 0 ? 0.25 : last + 0.25);
}

function shareOf(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
