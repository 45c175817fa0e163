import type {IndexedPage} from '../contracts/pageIndex';

/**
 * Pages whose title or description contains every word of the query, whatever the case; titles that match come first, else the
 * given order stays.
 */
export function matchPages(pages: readonly IndexedPage[], query: string): readonly IndexedPage[] {
  const words = query.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const contains = (text: string): boolean => {
    const lower = text.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  };
  const matches = pages.filter((page) => contains(`${page.title} ${page.description}`));
  return [
    ...matches.filter(({title}) => contains(title)),
    ...matches.filter(({title}) => !contains(title)),
  ];
}
