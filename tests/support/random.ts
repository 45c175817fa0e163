export interface RandomSource {
  /** From 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) => Item;
  readonly times: <Item>(count: number, make: () => Item) => readonly Item[];
}

/** Random values that are the same in every run, for property-style tests (the generator "mulberry32"). */
export function randomSource(seed: number): RandomSource {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) {
        throw new Error('Nothing to pick from.');
      }
      return item;
    },
    times: (count, make) => Array.from({length: count}, make),
  };
}
