import {COUNT_STEPS} from './codePostings';
import {
  Vocabulary,
  WHOLE,
  indexTexts,
  keyOf,
  packPostings,
  type FieldIndex,
  type ShortField,
} from './fieldIndex';
import {readStopWords} from './makeExcerpt';
import type {Matches, ResolvedTerm} from './resolveTerms';
import {SECTION_KINDS, tokenise, type IndexSettings, type SectionKind} from './tokenise';
import type {Weights} from './weights';
import {readWording, type Wording} from './wording';

/** Increased when the format changes; a reader with an old engine is then asked to reload instead of seeing nonsense. */
export const FORMAT = 1;

/** Titles and headings of all pages, for the first results. Columns are joined by line ends, which compresses best. */
export interface OutlineFile extends IndexSettings {
  readonly format: number;
  readonly language: string;
  readonly urls: string;
  readonly titles: string;
  /** Facets of each page, joined by spaces; absent when no page has any. */
  readonly facets?: string;
  /** The weight of each page, joined by spaces; absent when all are 1. */
  readonly pageWeights?: string;
  /** Number of sections of each page, joined by spaces. */
  readonly sections: string;
  /** Absent, like the anchors, when each page's headings are in a file of their own. */
  readonly headings?: string;
  /** Empty when the anchor equals what `guessAnchor` makes of the heading; `-` when there is none. */
  readonly anchors?: string;
  /** A digit for each section when there are no headings: their number of words, up to 9. */
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

/** Words of the bodies from one word up to the first of the next part, and where they occur. */
export interface BodyFile {
  readonly format: number;
  /** As `frontCode` writes them. */
  readonly words: string;
  /** As `encodePostings` writes them, as Base64. */
  readonly postings: string;
  /** The same for the headings when the outline has none; the counts are those of `indexTexts`. */
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
  /** One for each page, in the order of the outline; absent when the outline has them all. */
  readonly heads?: readonly HeadFile[];
}

/** Length of a text in ten steps, each twice the previous one: 0 is empty, 1 up to 3 words, 9 from 512 on. */
export function sizeClass(words: number): number {
  return words === 0 ? 0 : Math.min(9, Math.max(1, 31 - Math.clz32(words)));
}

function kindOfDigit(digit: string | undefined): SectionKind {
  return SECTION_KINDS[Number(digit ?? 0)] ?? 'section';
}

/** The usual anchor of a heading, so that the index stores only exceptions. Need not be Docusaurus's own slug: a miss only costs bytes. */
export function guessAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');
}

/** Everything known about pages and sections without their bodies. */
export interface Outline {
  readonly stopWords: ReadonlySet<string>;
  readonly wording: Wording;
  readonly urls: readonly string[];
  readonly titles: readonly string[];
  readonly facets: readonly (readonly string[])[];
  /** The weight of each page relative to others, usually 1. */
  readonly pageWeights: Float32Array;
  /** First section of each page, followed by the number of all sections. */
  readonly pageStart: Uint32Array;
  /** The page of each section. */
  readonly pageOf: Uint32Array;
  /** Filled page by page when the file has none; empty texts until then. */
  readonly headings: string[];
  readonly anchors: string[];
  readonly kinds: readonly SectionKind[];
  readonly levels: Uint8Array;
  readonly sizes: Uint8Array;
  /** The parent section, or -1. */
  readonly parents: Int32Array;
  readonly title: ShortField;
  readonly heading: ShortField;
  readonly parts: readonly string[];
  /** Pages whose headings are known; undefined when the file has them all. */
  readonly headed: Set<number> | undefined;
}

/** Makes the outline searchable. Throws when another version of the engine wrote the file. */
export function openOutline(file: OutlineFile): Outline {
  if (file.format !== FORMAT) {
    throw new Error(
      `The search index has format ${String(file.format)}, this page reads ${String(FORMAT)}. Reload the page.`,
    );
  }
  const counts = file.sections === '' ? [] : file.sections.split(' ').map(Number);
  const pageStart = new Uint32Array(counts.length + 1);
  for (const [page, count] of counts.entries()) {
    pageStart[page + 1] = (pageStart[page] ?? 0) + count;
  }
  const total = pageStart[counts.length] ?? 0;
  const isWhole = file.headings !== undefined;
  const headings = isWhole ? lines(file.headings, total) : emptyTexts(total);
  const anchors = isWhole
    ? readAnchors(lines(file.anchors ?? '', total), headings)
    : emptyTexts(total);
  const titles = lines(file.titles, counts.length);
  const levels = Uint8Array.from(file.levels, Number);
  const stopWords = readStopWords(file.language);
  return {
    stopWords,
    wording: readWording(file.language, file.glossary),
    urls: lines(file.urls, counts.length),
    titles,
    facets: lines(file.facets ?? '', counts.length).map((line) => line.split(' ').filter(Boolean)),
    pageWeights: readPageWeights(file.pageWeights, counts.length),
    pageStart,
    pageOf: Uint32Array.from(
      counts.flatMap((count, page) => Array.from({length: count}, () => page)),
    ),
    headings,
    anchors,
    kinds: Array.from(file.kinds, (digit) => kindOfDigit(digit)),
    levels,
    sizes: Uint8Array.from(file.sizes, Number),
    parents: findParents(levels, pageStart),
    title: indexTexts(titles, stopWords),
    heading: isWhole ? indexTexts(headings, stopWords) : emptyField(file.lengths ?? '', total),
    headed: isWhole ? undefined : new Set(),
    parts: file.parts,
  };
}

/** Fills in the headings of one page of a large index. */
export function addHeads(outline: Outline, page: number, file: HeadFile): void {
  const first = outline.pageStart[page] ?? 0;
  const count = (outline.pageStart[page + 1] ?? first) - first;
  const headings = lines(file.headings, count);
  const anchors = readAnchors(lines(file.anchors, count), headings);
  for (let index = 0; index < count; index += 1) {
    const heading = headings[index] ?? '';
    outline.headings[first + index] = heading;
    outline.anchors[first + index] = anchors[index] ?? '';
    outline.heading.keys[first + index] = keyOf(tokenise(heading).map(({word}) => word));
  }
  outline.headed?.add(page);
}

function readPageWeights(text: string | undefined, count: number): Float32Array {
  return text === undefined
    ? new Float32Array(count).fill(1)
    : Float32Array.from(text.split(' '), Number);
}

function readAnchors(anchors: readonly string[], headings: readonly string[]): string[] {
  return anchors.map((anchor, section) =>
    anchor === '' ? guessAnchor(headings[section] ?? '') : anchor === '-' ? '' : anchor,
  );
}

/** Words and places arrive with the parts. */
function emptyField(lengths: string, total: number): ShortField {
  return {
    vocabulary: new Vocabulary([]),
    postings: packPostings([]),
    lengths: Uint8Array.from(lengths, Number),
    keys: emptyTexts(total),
  };
}

function emptyTexts(count: number): string[] {
  return Array.from({length: count}, () => '');
}

function lines(text: string, count: number): string[] {
  return count === 0 ? [] : text.split('\n');
}

function findParents(levels: Uint8Array, pageStart: Uint32Array): Int32Array {
  const parents = new Int32Array(levels.length).fill(-1);
  for (let page = 0; page + 1 < pageStart.length; page += 1) {
    const first = pageStart[page] ?? 0;
    for (let section = first; section < (pageStart[page + 1] ?? 0); section += 1) {
      let parent = section - 1;
      while (parent >= first && (levels[parent] ?? 0) >= (levels[section] ?? 0)) {
        parent = (parents[parent] ?? -1) === -1 ? first - 1 : (parents[parent] ?? -1);
      }
      parents[section] = parent >= first ? parent : -1;
    }
  }
  return parents;
}

/** How strongly one word of the query occurs in each field, from 0 up. Reused from word to word. */
export interface Strengths {
  /** For each page. */
  readonly title: Float32Array;
  /** For each section. */
  readonly heading: Float32Array;
  readonly body: Float32Array;
  /** Pages that contain it, in no order, each once. */
  readonly pages: number[];
  readonly isListed: Uint8Array;
  /** Pages that contain it as typed. */
  readonly isTyped: Uint8Array;
}

export function createStrengths(outline: Outline): Strengths {
  return {
    title: new Float32Array(outline.titles.length),
    heading: new Float32Array(outline.headings.length),
    body: new Float32Array(outline.headings.length),
    pages: [],
    isListed: new Uint8Array(outline.titles.length),
    isTyped: new Uint8Array(outline.titles.length),
  };
}

/**
 * Fills in one word, replacing the previous one.
 *
 * @returns the number of pages that have the word itself; when none has, of those that have another word for it.
 */
export function fillStrengths(
  strengths: Strengths,
  outline: Outline,
  bodies: readonly FieldIndex[],
  term: ResolvedTerm,
  weights: Weights,
): number {
  clear(strengths, outline);
  addMatches(strengths, outline, bodies, term.matches, weights);
  const own = strengths.pages.length;
  addMatches(strengths, outline, bodies, term.others, weights);
  return own === 0 ? strengths.pages.length : own;
}

function addMatches(
  strengths: Strengths,
  outline: Outline,
  bodies: readonly FieldIndex[],
  [inTitles, inHeadings, ...inBodies]: readonly Matches[],
  weights: Weights,
): void {
  forEachPlace(outline.title, inTitles, (page, fit, count) => {
    raise(strengths.title, page, fit * (count === WHOLE ? 1 : weights.part));
    list(strengths, page, fit);
  });
  const raiseHeading = (section: number, fit: number, count: number): void => {
    raise(strengths.heading, section, fit * (count === WHOLE ? 1 : weights.part));
    list(strengths, outline.pageOf[section] ?? 0, fit);
  };
  forEachPlace(outline.heading, inHeadings, raiseHeading);
  for (const [index, {headings}] of bodies.entries()) {
    if (headings !== undefined) {
      forEachPlace({postings: headings}, inBodies[index], raiseHeading);
    }
  }
  const lengths = LENGTHS.map((length) => 1 + weights.bodyLength * (length - 1));
  for (const [index, part] of bodies.entries()) {
    forEachPlace(part, inBodies[index], (section, fit, step) => {
      const count = COUNT_STEPS[step] ?? 1;
      const length = lengths[outline.sizes[section] ?? 0] ?? 1;
      raise(strengths.body, section, (fit * count * (1 + SLOWNESS)) / (count + SLOWNESS * length));
      list(strengths, outline.pageOf[section] ?? 0, fit);
    });
  }
}

/** How slowly the gain of a repeated word grows, as in BM25. */
const SLOWNESS = 1.2;

/** Relative length of a section for each size class; 1 is about 45 words. */
const LENGTHS = Array.from({length: 10}, (_, size) => 2 ** (size - 5.5));

function forEachPlace(
  {postings: {start, places, counts}}: Pick<FieldIndex, 'postings'>,
  matches: Matches | undefined,
  take: (place: number, fit: number, count: number) => void,
): void {
  for (const [word, fit] of matches ?? []) {
    const end = start[word + 1] ?? 0;
    for (let index = start[word] ?? 0; index < end; index += 1) {
      take(places[index] ?? 0, fit, counts[index] ?? 0);
    }
  }
}

function raise(target: Float32Array, place: number, value: number): void {
  if (value > (target[place] ?? 0)) {
    target[place] = value;
  }
}

function list({pages, isListed, isTyped}: Strengths, page: number, fit: number): void {
  if (fit === 1) {
    isTyped[page] = 1;
  }
  if (isListed[page] === 0) {
    isListed[page] = 1;
    pages.push(page);
  }
}

function clear(
  {title, heading, body, pages, isListed, isTyped}: Strengths,
  {pageStart}: Outline,
): void {
  for (const page of pages) {
    title[page] = 0;
    isListed[page] = 0;
    isTyped[page] = 0;
    heading.fill(0, pageStart[page], pageStart[page + 1]);
    body.fill(0, pageStart[page], pageStart[page + 1]);
  }
  pages.length = 0;
}
