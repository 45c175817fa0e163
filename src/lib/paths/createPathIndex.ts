import {normalisePath} from './normalisePath';

interface Known<Item> {
  readonly size: number;
  readonly byPath: ReadonlyMap<string, Item>;
}

/**
 * Finds an item of a long list by its address at a cost that does not depend on the list's length: a list is read once, and again after it has
 * grown. Of items with the same address the first one is found.
 */
export function createPathIndex<Item extends {readonly path?: unknown}>(): (
  items: readonly Item[],
  path: string,
) => Item | undefined {
  const known = new WeakMap<readonly Item[], Known<Item>>();

  function read(items: readonly Item[]): Known<Item> {
    const entries = items.map((item) => [normalisePath(String(item.path)), item] as const);
    const index = {size: items.length, byPath: new Map(entries.toReversed())};
    known.set(items, index);
    return index;
  }

  return (items, path) => {
    const last = known.get(items);
    const {byPath} = last?.size === items.length ? last : read(items);
    return byPath.get(normalisePath(path));
  };
}
