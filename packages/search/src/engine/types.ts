import type {Weights} from './weights';

/** What a section is: readers may filter by it, and the modal shows it. */
export const SECTION_KINDS = ['section', 'symbol', 'option', 'error'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** A heading and what stands below it up to the next one; the first of a page may have no heading. */
export interface SectionRecord {
  /** Fragment of its address; empty for the text above the first heading. */
  readonly anchor: string;
  /** Of the heading, 1 to 6; tells which headings it stands under. */
  readonly level: number;
  readonly heading: string;
  readonly kind?: SectionKind;
  /** Prose. */
  readonly text: string;
  /** Code blocks. */
  readonly code?: string;
}

export interface PageRecord {
  /** Address below the site's base address. */
  readonly url: string;
  readonly title: string;
  /** What readers may filter by, without spaces, such as `kind:post`. */
  readonly facets?: readonly string[];
  /** What it counts beside pages that match as well; 1 where it is absent. */
  readonly weight?: number;
  readonly sections: readonly SectionRecord[];
}

/** What a portal says about its search; each part may be absent. */
export interface IndexSettings {
  /** Numbers that replace those of the ranking. */
  readonly weights?: Partial<Weights>;
  /** Each a list of words or phrases that readers use for one thing. */
  readonly synonyms?: readonly (readonly string[])[];
  readonly pinned?: readonly PinnedAnswer[];
}

/** Pages that come first when a query is exactly this, whatever its case, accents and punctuation. */
export interface PinnedAnswer {
  readonly queries: readonly string[];
  /** Addresses of the index, best first; one may end in `#anchor` for a section. */
  readonly pages: readonly string[];
}

export interface SectionHit {
  readonly anchor: string;
  readonly heading: string;
  /** Headings it stands under, outermost first, without the page's title. */
  readonly path: readonly string[];
  readonly kind: SectionKind;
  /** Place among the sections of its page, from 0: where to find its text. */
  readonly index: number;
  readonly score: number;
}

/** A heading of a page, for a preview's table of contents (SRM-6). */
export interface PageHeading {
  readonly anchor: string;
  readonly heading: string;
  readonly level: number;
  readonly kind: SectionKind;
}

export interface PageHit {
  readonly url: string;
  readonly title: string;
  /** Place among the pages of the index, from 0. */
  readonly index: number;
  readonly score: number;
  readonly facets: readonly string[];
  /** Best first; empty where only the title answers. */
  readonly sections: readonly SectionHit[];
}
