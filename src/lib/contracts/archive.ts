import type {PageKind} from '@selection-set/search/client';

/** Where an archive's search page finds the data of `plugins/output/archive`. */
declare global {
  interface Window {
    /** Absent when `assets/archive-data.js` failed to load. */
    archive?: ArchiveData;
  }
}

/** Data for the search of an archive without requests: pages from disk cannot use `fetch`. */
export interface ArchiveData {
  readonly language: string;
  /** Name of the manifest among the files. */
  readonly manifest: string;
  /** Content of all files of the search, by their names. */
  readonly files: Readonly<Record<string, string>>;
  /** File of each page, by its address in the index. */
  readonly pages: Readonly<Record<string, string>>;
  /** Name of each tool, by the last part of its addresses. */
  readonly tools: Readonly<Record<string, string>>;
  readonly texts: ArchiveTexts;
}

/** Interface texts in the language of the archive. */
export interface ArchiveTexts {
  /** Plural forms with `{count}`, separated by `|`. */
  readonly pages: string;
  /** With `{query}`. */
  readonly empty: string;
  readonly emptyHelp: string;
  readonly failed: string;
  /** Shown above a page that is not about a tool. */
  readonly kinds: Readonly<Record<PageKind, string>>;
}

/** Elements of the archive's search page. */
export const FORM_ID = 'archive-search';
export const ANSWER_ID = 'archive-answer';
