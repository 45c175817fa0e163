/** Share of a kind's pages that hold a name which then is in the sheet that most of them use. */
const COMMON_SHARE = 0.1;

export interface PlannedSheet {
  readonly pages: readonly string[];
  /** What the pages can hold, as selectors. */
  readonly names: ReadonlySet<string>;
}

/**
 * Which pages share a style sheet: those of one kind, such as documents, so that the next page finds it in the cache. Pages with something
 * that few of their kind have get a larger one, and the others are spared its rules.
 *
 * @param pages names by path below base address and language, such as `/docs/yoga`; only names that the style sheet knows.
 */
export function planSheets(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): readonly PlannedSheet[] {
  const kinds = new Map<string, (readonly [string, ReadonlySet<string>])[]>();
  for (const entry of pages) {
    const kind = kindOf(entry[0]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), entry]);
  }
  return [...kinds.values()].flatMap((kind) => {
    const counts = countNames(kind.map(([, names]) => names));
    const common = new Set(
      [...counts].filter(([, count]) => count >= kind.length * COMMON_SHARE).map(([name]) => name),
    );
    const sheets = new Map<string, {pages: string[]; names: ReadonlySet<string>}>();
    for (const [page, own] of kind) {
      const rare = [...own].filter((name) => !common.has(name)).toSorted();
      const key = rare.join(' ');
      const sheet = sheets.get(key) ?? {pages: [], names: new Set([...common, ...rare])};
      sheet.pages.push(page);
      sheets.set(key, sheet);
    }
    return [...sheets.values()];
  });
}

/** The folder a page is in; a page at the top is a kind of its own. */
function kindOf(page: string): string {
  return /^\/[^/]+\//u.exec(page)?.[0] ?? page;
}

function countNames(pages: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of pages.flatMap((names) => [...names])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
