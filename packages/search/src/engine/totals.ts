import type {Outline} from './outline';

/** What has come together from all words of a query, for each page or section. */
export interface Totals {
  /** Weight of all words of the query, and of those that the index knows. */
  all: number;
  known: number;
  /** Whether a name of the query had to be taken apart. */
  hasParts: boolean;
  readonly pages: Float32Array;
  /** Weight of the words that stand somewhere on the page. */
  readonly covered: Float32Array;
  /** Weight of the words in the title, and their number. */
  readonly titleHits: Float32Array;
  readonly titleWords: Uint8Array;
  /** Weight of the words that stand in the title at all. */
  readonly titleCovered: Float32Array;
  /** Weight of the words that the title has in any form, or a heading as they are. */
  readonly headed: Float32Array;
  readonly sections: Float32Array;
  readonly sectionCovered: Float32Array;
  readonly headingHits: Float32Array;
  readonly headingWords: Uint8Array;
}

export function createTotals(outline: Outline): Totals {
  const pages = outline.titles.length;
  const sections = outline.headings.length;
  return {
    all: 0,
    known: 0,
    hasParts: false,
    pages: new Float32Array(pages),
    covered: new Float32Array(pages),
    titleCovered: new Float32Array(pages),
    titleHits: new Float32Array(pages),
    titleWords: new Uint8Array(pages),
    headed: new Float32Array(pages),
    sections: new Float32Array(sections),
    sectionCovered: new Float32Array(sections),
    headingHits: new Float32Array(sections),
    headingWords: new Uint8Array(sections),
  };
}
