/** The parts of an item that the list filter uses (ITM-1). */
export interface FilterableItem {
  readonly title: string;
  readonly tags: readonly string[];
}

export interface ListQuery {
  readonly tags: readonly string[];
  /** Lower case, tokens joined by one space. */
  readonly text: string;
}

/** Splits a query at white space: tokens that start with `#` and are longer than one character are tags (VAL-11). */
export function parseListQuery(query: string): ListQuery {
  const tokens = query.split(/\s+/u).filter(Boolean);
  return {
    tags: tokens.filter(isTag).map((token) => token.slice(1)),
    text: tokens
      .filter((token) => !isTag(token))
      .join(' ')
      .toLowerCase(),
  };
}

/** Items that have every tag of the query and whose title contains its text, ignoring case (VAL-11, C-02). */
export function filterItems<Item extends FilterableItem>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const {tags, text} = parseListQuery(query);
  return items.filter(
    (item) =>
      tags.every((tag) => item.tags.includes(tag)) && item.title.toLowerCase().includes(text),
  );
}

function isTag(token: string): boolean {
  return token.startsWith('#') && token.length > 1;
}
