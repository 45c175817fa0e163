import {COUNT_STEPS} from './codePostings';
import {type FieldIndex, WHOLE} from './fieldIndex';
import type {Matches, ResolvedTerm} from './resolveTerms';
import type {Outline} from './outline';
import type {Weights} from './weights';

/** How strongly one word of the query stands in each field, from 0 on. Reused from word to word. */
export interface Strengths {
  /** For each page. */
  readonly title: Float32Array;
  /** For each section. */
  readonly heading: Float32Array;
  readonly body: Float32Array;
  /** Pages where it stands at all, in no order, each once. */
  readonly pages: number[];
  readonly isListed: Uint8Array;
  /** Pages that have it as it was typed. */
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
 * Fills in one word, in place of the one before.
 *
 * @returns the number of pages that have the word itself; those that have only another word for it where none has.
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

/** How slowly a repeated word gains, as in BM25. */
const SLOWNESS = 1.2;

/** Length of a section for each of its size classes, 1 for one of some 45 words. */
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
