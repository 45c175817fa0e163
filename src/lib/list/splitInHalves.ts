/** Two lists, the first of ceil(n / 2) items (FTR-1). */
export function splitInHalves<Item>(
  items: readonly Item[],
): readonly [readonly Item[], readonly Item[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}
