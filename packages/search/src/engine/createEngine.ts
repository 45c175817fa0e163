import type {FieldIndex} from './fieldIndex';
import type {BodyFile, HeadFile, OutlineFile} from './files';
import {findParts} from './findParts';
import {openBody} from './openBody';
import {addHeads, openOutline} from './outline';
import {parseQuery} from './parseQuery';
import {mergeHits} from './mergeHits';
import {pickHits} from './pickHits';
import {pinHits, readPins} from './pins';
import {rank} from './rank';
import {scorePages} from './scorePages';
import {resolveTerms} from './resolveTerms';
import {listHeadings} from './listHeadings';
import type {PageHeading, PageHit} from './types';
import type {Limits, SearchOptions} from './searchOptions';
import {createStrengths} from './strengths';
import {listVariants, readSynonyms} from './synonyms';
import {type Weights, WEIGHTS} from './weights';

export interface SearchEngine {
  /** Adds a part of the body's index; results are then full-text for the words of that part. */
  readonly addBody: (part: number, file: BodyFile) => void;
  /** Numbers of the parts of the body's index that a query needs and that are not there yet. */
  readonly missingParts: (query: string) => readonly number[];
  /** All headings of a page, in order. */
  readonly headings: (page: number) => readonly PageHeading[];
  /** Adds the headings of a page of a large index; until then its hits have none. */
  readonly addHeads: (page: number, file: HeadFile) => void;
  /** Pages whose headings are not there yet, of those named. */
  readonly missingHeads: (pages: readonly number[]) => readonly number[];
  /** Best pages first, each with its best sections. Nothing for an empty query (VAL-12). */
  readonly search: (query: string, options?: SearchOptions) => readonly PageHit[];
}

/**
 * A search engine over titles and headings at first, over full texts once the bodies are added.
 *
 * @param defaults numbers of the ranking that the index does not say itself.
 */
export function createEngine(file: OutlineFile, defaults: Weights = WEIGHTS): SearchEngine {
  const outline = openOutline(file);
  const weights = {...defaults, ...file.weights};
  const strengths = createStrengths(outline);
  const synonyms = readSynonyms(file.synonyms ?? []);
  const pins = readPins(file.pinned ?? []);
  const bodies = new Map<number, FieldIndex>();

  const searchOnce = (query: string, limits: Limits): readonly PageHit[] => {
    const terms = parseQuery(query, outline.stopWords, weights);
    if (terms.length === 0) {
      return [];
    }
    const parts = [...bodies.values()];
    const {title, heading, stopWords} = outline;
    const resolved = resolveTerms(terms, {title, heading, bodies: parts}, stopWords, weights);
    const scores = scorePages(outline, rank(outline, parts, resolved, weights, strengths), weights);
    return pickHits(outline, scores, terms, weights, limits);
  };

  return {
    addBody: (part, body) => {
      bodies.set(part, openBody(body, outline.headings.length));
    },
    missingParts: (query) => {
      const terms = [query, ...listVariants(query, synonyms)].flatMap((text) =>
        parseQuery(text, outline.stopWords, weights),
      );
      return findParts(terms, outline.parts).filter((part) => !bodies.has(part));
    },
    addHeads: (page, heads) => {
      addHeads(outline, page, heads);
    },
    missingHeads: (pages) => pages.filter((page) => outline.headed?.has(page) === false),
    headings: (page) => listHeadings(outline, page),
    search: (query, {pages = 10, sections = 5, facets, kinds} = {}) => {
      const limits = {pages, sections, facets, kinds};
      const hits = mergeHits(
        searchOnce(query, limits),
        listVariants(query, synonyms).map((variant) => searchOnce(variant, limits)),
        weights.synonym,
        limits,
      );
      return pinHits(hits, query, pins, outline, limits);
    },
  };
}
