import type {PageHit, SectionHit} from '@selection-set/search/engine';

/**
 * The hits of a fuller answer in the order in which a reader sees those of the one before; what is new follows. Nobody loses the line that they
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
