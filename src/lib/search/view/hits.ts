import type {PageHit, SectionHit} from '@selection-set/search/engine';

/**
 * The hits of a fuller answer in the order of the previous one, which the reader sees; new hits follow. So nobody loses the line that they
 * were about to choose.
 */
export function keepOrder(shown: readonly PageHit[], full: readonly PageHit[]): readonly PageHit[] {
  const before = new Map(shown.map((hit) => [hit.url, hit.sections]));
  return likeBefore(full, shown, ({url}) => url).map((hit) => ({
    ...hit,
    sections: likeBefore(hit.sections, before.get(hit.url) ?? [], keyOf),
  }));
}

function keyOf({anchor, heading}: SectionHit): string {
  return `${anchor} ${heading}`;
}

function likeBefore<Item>(
  items: readonly Item[],
  before: readonly Item[],
  toKey: (item: Item) => string,
): readonly Item[] {
  const places = new Map(before.map((item, place) => [toKey(item), place]));
  const placeOf = (item: Item): number => places.get(toKey(item)) ?? before.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export interface HitsPage {
  /** From 0. */
  readonly page: number;
  readonly pageCount: number;
  readonly hits: readonly PageHit[];
}

/**
 * One page of the hits (CON-3).
 *
 * @param wanted from 0; the last page replaces any after it.
 */
export function pageOfHits(hits: readonly PageHit[], wanted: number, perPage: number): HitsPage {
  const pageCount = Math.ceil(hits.length / perPage);
  const page = Math.max(0, Math.min(wanted, pageCount - 1));
  return {page, pageCount, hits: hits.slice(page * perPage, (page + 1) * perPage)};
}
