import {type TranslatedFile, TRANSLATION_STATES} from '../contracts/translationReport';

/** The report as JSON, below the site's base address. */
export const TRANSLATIONS_FILE = 'translations.json';

/** Path of the page that shows it; the pages of each language are below it. */
export const TRANSLATIONS_PATH = '/translations';

/** Keys to sort the list of files by. */
export const SORT_KEYS = ['priority', 'title', 'state', 'changes'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export interface Sorting {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** A file with its rank by importance, from 1. */
export interface RankedFile extends TranslatedFile {
  readonly priority: number;
}

/** The most important file first, as the report lists them. */
export const BY_PRIORITY: Sorting = {key: 'priority', direction: 'ascending'};

/** The result of pressing a column's header: the other direction for the current column, else the useful one of the new column. */
export function nextSorting({key, direction}: Sorting, pressed: SortKey): Sorting {
  if (key === pressed) {
    return {key, direction: direction === 'ascending' ? 'descending' : 'ascending'};
  }
  return {key: pressed, direction: pressed === 'changes' ? 'descending' : 'ascending'};
}

/** Sorted files; ties keep the order of importance. */
export function sortFiles(
  files: readonly RankedFile[],
  {key, direction}: Sorting,
): readonly RankedFile[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return files.toSorted((a, b) => sign * compare(a, b, key) || a.priority - b.priority);
}

function compare(a: RankedFile, b: RankedFile, key: SortKey): number {
  switch (key) {
    case 'priority':
      return a.priority - b.priority;
    case 'title':
      return a.title.localeCompare(b.title, 'en');
    case 'state':
      return TRANSLATION_STATES.indexOf(a.state) - TRANSLATION_STATES.indexOf(b.state);
    case 'changes':
      return a.changes.length - b.changes.length;
    default:
      return key satisfies never;
  }
}
