import type {PageHit} from '@selection-set/search/engine';
import type {JudgedQuery} from './judged';

const PAGES = 10;
const SHOWN_PAGES = 5;
const SHOWN_SECTIONS = 5;

/** Where the right answers stand; 0 for nowhere. */
export interface Places {
  /** Of the first right page, among ten. */
  readonly page: number;
  /** Of the first right section on that page, among five; undefined where the page as a whole is right. */
  readonly section?: number;
  /** Whether a right section is among five of the first five pages. */
  readonly isShown?: boolean;
  /** Number of pages found. */
  readonly found: number;
}

/** Judges what an engine answered. */
export function judge({pages, sections, whole}: JudgedQuery, hits: readonly PageHit[]): Places {
  const place = hits.slice(0, PAGES).findIndex(({url}) => pages.includes(url));
  const base = {page: place + 1, found: hits.length};
  const right = hits[place];
  const isWhole = right !== undefined && whole.includes(right.url);
  if (sections.length === 0 || isWhole) {
    return base;
  }
  const placeOn = (hit: PageHit): number =>
    listAnchors(hit).findIndex((anchor) => sections.includes(`${hit.url}#${anchor}`)) + 1;
  return {
    ...base,
    section: right === undefined ? 0 : placeOn(right),
    isShown: hits.slice(0, SHOWN_PAGES).some((hit) => placeOn(hit) > 0),
  };
}

/** Names in tables have the address of the heading above them. */
function listAnchors({sections}: PageHit): readonly string[] {
  return [...new Set(sections.map(({anchor}) => anchor).filter(Boolean))].slice(0, SHOWN_SECTIONS);
}
