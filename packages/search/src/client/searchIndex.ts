/** Folder of all search files below the address of a language, such as `/ar/assets/search/` (API-7, C-09). The only place that names it. */
export const SEARCH_FOLDER = 'assets/search';

/** Changes when the files of an index are laid out in another way; a reader with an older page then reloads it. */
export const MANIFEST_FORMAT = 1;

/**
 * Names the files of one index; the only file without a hash in its name, a few hundred bytes that hosts let browsers revalidate. All other
 * files never change under their name.
 */
export interface SearchManifest {
  readonly format: number;
  /** Titles and headings; the first that is needed. */
  readonly outline: string;
  /** Words of the bodies; all for a small index, those that a query falls into for a large one. */
  readonly bodies: readonly string[];
  /** Start of the names of the files with each page's headings, such as `ja-current-1f2e/`; absent where the outline has them. */
  readonly heads?: string;
  /** Start of the names of the files with each page's texts: `<texts><page>.json`. */
  readonly texts: string;
}

/**
 * Name of the manifest of one language and version, below `SEARCH_FOLDER`.
 *
 * @param version name of the documentation's version, such as `current` or `1.0`.
 */
export function manifestFile(locale: string, version: string): string {
  return `${locale}-${version}.json`;
}

/** Texts of a page's sections, in the order of the index; excerpts are cut from them. */
export type PageTexts = readonly string[];

/** What kind of page readers filter by. */
export const PAGE_KINDS = ['doc', 'post', 'tool', 'page'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A facet of a page as the index holds it; `tool` with the last part of the tool's addresses, such as `tool:yoga`. */
export type PageFacet = `kind:${PageKind}` | `tool:${string}`;

/** What every page knows of the search before a reader wants it. */
export interface SearchGlobalData {
  /** Who answers: files of this site, or a hosted index. */
  readonly engine: 'algolia' | 'embedded';
}
