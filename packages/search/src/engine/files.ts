import type {SectionKind} from './types';
import {SECTION_KINDS, type IndexSettings} from './types';

/** Changes when the format does; a reader with an old engine then asks for a reload instead of showing nonsense. */
export const FORMAT = 1;

/** Titles and headings of all pages: what the first results need. Columns are joined by line ends, which compresses best. */
export interface OutlineFile extends IndexSettings {
  readonly format: number;
  readonly language: string;
  readonly urls: string;
  readonly titles: string;
  /** Facets of each page, joined by spaces; absent where no page has any. */
  readonly facets?: string;
  /** What each page counts, joined by spaces; absent where all count 1. */
  readonly pageWeights?: string;
  /** Number of sections of each page, joined by spaces. */
  readonly sections: string;
  /** Absent, with the anchors, where each page's are a file of their own. */
  readonly headings?: string;
  /** Empty where the anchor is what `guessAnchor` makes of the heading; `-` where there is none. */
  readonly anchors?: string;
  /** A digit for each section, where there are no headings: their number of words, up to 9. */
  readonly lengths?: string;
  /** A digit for each section. */
  readonly levels: string;
  /** A digit for each section, an index of `SECTION_KINDS`. */
  readonly kinds: string;
  /** A digit for each section: the length of its text in steps of `sizeClass`. */
  readonly sizes: string;
  /** First word of each part of the body's index, in order; one part where the index is small. */
  readonly parts: readonly string[];
}

/** Words of the bodies from one word up to the first of the next part, and where they stand. */
export interface BodyFile {
  readonly format: number;
  /** As `frontCode` writes them. */
  readonly words: string;
  /** As `encodePostings` writes them, as Base64. */
  readonly postings: string;
  /** The same for the headings, where the outline has none; the counts are those of `indexTexts`. */
  readonly headings?: string;
}

/** Headings and anchors of one page of a large index, written like those of an outline. */
export interface HeadFile {
  readonly format: number;
  readonly headings: string;
  readonly anchors: string;
}

export interface IndexFiles {
  readonly outline: OutlineFile;
  readonly bodies: readonly BodyFile[];
  /** One for each page, in the order of the outline; absent where the outline has them all. */
  readonly heads?: readonly HeadFile[];
}

/** Length of a text in ten steps, each twice as long as the one before: 0 is empty, 1 up to 3 words, 9 from 512 on. */
export function sizeClass(words: number): number {
  return words === 0 ? 0 : Math.min(9, Math.max(1, 31 - Math.clz32(words)));
}

export function kindOfDigit(digit: string | undefined): SectionKind {
  return SECTION_KINDS[Number(digit ?? 0)] ?? 'section';
}
