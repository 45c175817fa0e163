import type {FieldIndex} from './fieldIndex';
import {fillStrengths, type Outline, type Strengths} from './outline';
import type {ResolvedTerm} from './resolveTerms';
import type {Weights} from './weights';

/** Sums over all words of the query, for each page or section. */
interface Totals {
  /** Weight of all words of the query, and of those in the index. */
  all: number;
  known: number;
  /** Number of words that carry meaning. */
  words: number;
  /** Whether a name of the query had to be split. */
  hasParts: boolean;
  readonly pages: Float32Array;
  /** Weight of the words that occur on the page. */
  readonly covered: Float32Array;
  /** Weight of the words that occur on the page as typed. */
  readonly typed: Float32Array;
  /** The score of the title alone, on the scale of sections. */
  readonly titles: Float32Array;
  /** Weight of the words in the title, and their number. */
  readonly titleHits: Float32Array;
  readonly titleWords: Uint8Array;
  /** Weight of the words that occur in the title in any form. */
  readonly titleCovered: Float32Array;
  /** Weight of the words that the title has in any form, or a heading as typed. */
  readonly headed: Float32Array;
  readonly sections: Float32Array;
  readonly sectionCovered: Float32Array;
  readonly headingHits: Float32Array;
  readonly headingWords: Uint8Array;
}

function createTotals(outline: Outline): Totals {
  const pages = outline.titles.length;
  const sections = outline.headings.length;
  return {
    all: 0,
    known: 0,
    words: 0,
    hasParts: false,
    pages: new Float32Array(pages),
    covered: new Float32Array(pages),
    typed: new Float32Array(pages),
    titles: new Float32Array(pages),
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

export interface Scores {
  /** For each page; 0 when it is not a result. */
  readonly pages: Float32Array;
  readonly sections: Float32Array;
}

/**
 * Turns the sums into scores: covering more of the query counts more, and so does being about nothing else. When no page has an answer in
 * one place, pages that have all words as typed are shown.
 */
export function scorePages(outline: Outline, totals: Totals, weights: Weights): Scores {
  const pages = new Float32Array(totals.pages.length);
  const sections = new Float32Array(totals.sections.length);
  const scattered: number[] = [];
  let isFound = false;
  for (let page = 0; page < pages.length; page += 1) {
    const place = placeOf(page, totals, weights);
    if (place !== 'none') {
      const best = scoreSections(outline, totals, sections, page, weights);
      // Words scattered over a page, none of them in its headings, are not an answer while there is a better one.
      if (place === 'headed' || best.share >= weights.covered * easeOf(totals, weights)) {
        pages[page] = scorePage(outline, totals, page, best, weights);
        isFound = true;
      } else if ((totals.typed[page] ?? 0) >= totals.all * ALL_WORDS) {
        scattered.push(page);
      }
    }
  }
  for (const page of isFound ? [] : scattered) {
    const best = scoreSections(outline, totals, sections, page, weights);
    pages[page] = scorePage(outline, totals, page, best, weights);
  }
  return {pages, sections};
}

/** Single-precision sums are not exact. */
const ALL_WORDS = 0.999;

/** Where a page has enough of the query to be considered. */
function placeOf(page: number, totals: Totals, weights: Weights): 'headed' | 'body' | 'none' {
  const isHeaded = isAbout(page, totals, weights);
  const covered = (isHeaded ? weights.coveredInHeading : weights.covered) * easeOf(totals, weights);
  const known = isHeaded ? weights.knownInHeading : weights.known;
  return (totals.covered[page] ?? 0) / totals.all >= covered && totals.known / totals.all >= known
    ? isHeaded
      ? 'headed'
      : 'body'
    : 'none';
}

/** A whole question contains words that its answer puts differently. */
function easeOf({words}: Totals, {ease}: Weights): number {
  return words <= SHORT_QUERY ? 1 : (SHORT_QUERY / words) ** ease;
}

const SHORT_QUERY = 3;

function scorePage(
  outline: Outline,
  totals: Totals,
  page: number,
  best: BestSection,
  weights: Weights,
): number {
  const {all} = totals;
  const titleFit = fitOf(
    (totals.titleHits[page] ?? 0) / all,
    totals.titleWords[page] ?? 0,
    outline.title.lengths[page] ?? 1,
  );
  return (
    (outline.pageWeights[page] ?? 1) *
    (((totals.pages[page] ?? 0) / all) *
      ((totals.covered[page] ?? 0) / all) ** weights.coverage *
      best.share ** weights.coverageOfBest +
      weights.bestSection * best.score +
      Math.max(weights.titleFit * titleFit, weights.headingFitOfPage * best.fit))
  );
}

/** Whether title or headings suggest that a page is about the query, although it lacks some of its words. */
function isAbout(page: number, totals: Totals, {headedPart}: Weights): boolean {
  const headed = totals.headed[page] ?? 0;
  return headed > (totals.hasParts ? headedPart * totals.all : 0);
}

interface BestSection {
  readonly score: number;
  readonly fit: number;
  /** Largest share of the query that one section covers. */
  readonly share: number;
}

function scoreSections(
  {pageStart, levels, heading}: Outline,
  totals: Totals,
  sections: Float32Array,
  page: number,
  weights: Weights,
): BestSection {
  const {all} = totals;
  const titleShare = (totals.titleCovered[page] ?? 0) / all;
  const inTitle = weights.titleCovers * (totals.titleCovered[page] ?? 0);
  const best = {
    score:
      weights.titleAsSection *
      ((totals.titles[page] ?? 0) / all) *
      titleShare ** weights.sectionCoverage,
    fit: 0,
    share: titleShare,
  };
  const end = pageStart[page + 1] ?? 0;
  for (let section = pageStart[page] ?? 0; section < end; section += 1) {
    if ((totals.sections[section] ?? 0) > 0) {
      const share = ((totals.sectionCovered[section] ?? 0) + inTitle) / all;
      const fit = fitOf(
        Math.min(1, (totals.headingHits[section] ?? 0) / (all - inTitle)),
        totals.headingWords[section] ?? 0,
        heading.lengths[section] ?? 1,
      );
      const score = ((totals.sections[section] ?? 0) / all) * share ** weights.sectionCoverage;
      sections[section] =
        (score + weights.headingFit * fit) * (1 - weights.level * (levels[section] ?? 1));
      best.score = Math.max(best.score, score);
      best.fit = Math.max(best.fit, fit);
      best.share = Math.max(best.share, share);
    }
  }
  return best;
}

/** How much query and text are about the same words, from 0 to 1. */
function fitOf(share: number, words: number, length: number): number {
  return share === 0 ? 0 : share * Math.sqrt(Math.min(1, words / Math.max(1, length)));
}

/**
 * Adds up the scores of a query's words for pages and sections: BM25F, once for the page as a whole and once for each section.
 *
 * @param strengths of this outline; overwritten.
 */
export function rank(
  outline: Outline,
  bodies: readonly FieldIndex[],
  terms: readonly ResolvedTerm[],
  weights: Weights,
  strengths: Strengths,
): Totals {
  const totals = createTotals(outline);
  const paths = new Float32Array(outline.headings.length);
  for (const term of terms) {
    const places = Math.max(1, fillStrengths(strengths, outline, bodies, term, weights));
    const isStopWord = term.weight <= weights.stopWord;
    const rarity = Math.log(1 + outline.titles.length / places) * term.weight;
    totals.all += rarity;
    totals.words += isStopWord ? 0 : 1;
    const certainty = term.isPart ? weights.knownPart : 1;
    totals.known += term.isKnown ? rarity * certainty : 0;
    totals.hasParts ||= term.isPart;
    for (const page of strengths.pages) {
      addPage(totals, outline, strengths, paths, {page, rarity, certainty, isStopWord}, weights);
    }
  }
  return totals;
}

function addPage(
  totals: Totals,
  outline: Outline,
  strengths: Strengths,
  paths: Float32Array,
  {
    page,
    rarity,
    certainty,
    isStopWord,
  }: {
    readonly page: number;
    readonly rarity: number;
    readonly certainty: number;
    readonly isStopWord: boolean;
  },
  weights: Weights,
): void {
  const inTitle = strengths.title[page] ?? 0;
  const title =
    weights.title * inTitle * dilution(outline.title.lengths[page] ?? 1, weights.titleLength);
  const best = addSections(totals, outline, strengths, paths, {page, rarity, title}, weights);
  const strength =
    title +
    weights.heading * best.heading +
    weights.body * (best.body + weights.bodySum * Math.log1p(best.bodySum));
  add(totals.pages, page, (rarity * strength) / (strength + weights.saturation));
  add(totals.covered, page, rarity);
  if (inTitle > 0) {
    add(totals.titles, page, (rarity * title) / (title + weights.saturation));
    add(totals.titleCovered, page, rarity);
    add(totals.titleHits, page, rarity * inTitle);
    add(totals.titleWords, page, 1);
  }
  if (strengths.isTyped[page] === 1) {
    add(totals.typed, page, rarity);
  }
  // A heading with the parts of a name need not have them as typed. "On your machine" is not about "on".
  if (!isStopWord && (inTitle > 0 || best.hasWord || (certainty < 1 && best.heading > 0))) {
    add(totals.headed, page, rarity * certainty);
  }
}

/** Strengths of one word in the sections of a page. */
interface Best {
  readonly heading: number;
  /** Whether a heading has the word as typed, not another form or a part of a name. */
  readonly hasWord: boolean;
  readonly body: number;
  readonly bodySum: number;
}

function addSections(
  totals: Totals,
  {pageStart, levels, parents, heading: {lengths}}: Outline,
  {heading, body}: Strengths,
  paths: Float32Array,
  {page, rarity, title}: {readonly page: number; readonly rarity: number; readonly title: number},
  weights: Weights,
): Best {
  const best = {heading: 0, hasWord: false, body: 0, bodySum: 0};
  const share = rarity * (title > 0 ? 1 - weights.titleCovers : 1);
  const start = pageStart[page] ?? 0;
  const end = pageStart[page + 1] ?? 0;
  for (let section = start; section < end; section += 1) {
    const parent = parents[section] ?? -1;
    const inPath = parent === -1 ? 0 : Math.max(heading[parent] ?? 0, paths[parent] ?? 0);
    paths[section] = inPath;
    const inHeading = heading[section] ?? 0;
    const isIntro = section === start && levels[section] === 1;
    const inBody = (body[section] ?? 0) * (isIntro ? weights.intro : 1);
    if (inHeading > 0 || inBody > 0 || inPath > 0) {
      const diluted = inHeading * dilution(lengths[section] ?? 1, weights.headingLength);
      const strength =
        weights.titleInSection * title +
        weights.heading * diluted +
        weights.path * inPath +
        weights.body * inBody;
      add(totals.sections, section, (rarity * strength) / (strength + weights.saturation));
      add(totals.sectionCovered, section, share);
      add(totals.headingHits, section, rarity * inHeading);
      add(totals.headingWords, section, inHeading > 0 ? 1 : 0);
      best.heading = Math.max(best.heading, diluted);
      best.hasWord ||= inHeading >= 1;
      best.body = Math.max(best.body, inBody);
      best.bodySum += inBody;
    }
  }
  return best;
}

/** The share of its strength that a word keeps in a text of this many words. */
function dilution(length: number, weight: number): number {
  return length <= 1 ? 1 : 1 / Math.sqrt(1 + weight * (length - 1));
}

function add(target: Float32Array | Uint8Array, place: number, value: number): void {
  target[place] = (target[place] ?? 0) + value;
}
