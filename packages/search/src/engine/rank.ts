import type {FieldIndex} from './fieldIndex';
import type {Outline} from './outline';
import type {ResolvedTerm} from './resolveTerms';
import {fillStrengths, type Strengths} from './strengths';
import {createTotals, type Totals} from './totals';
import type {Weights} from './weights';

/**
 * Adds up what the words of a query say for pages and sections: BM25F, once for the page as a whole and once for each section.
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
    fillStrengths(strengths, outline, bodies, term, weights);
    const places = Math.max(1, strengths.pages.length);
    const rarity = Math.log(1 + outline.titles.length / places) * term.weight;
    totals.all += rarity;
    const certainty = term.isPart ? weights.knownPart : 1;
    totals.known += term.isKnown ? rarity * certainty : 0;
    totals.hasParts ||= term.isPart;
    for (const page of strengths.pages) {
      addPage(totals, outline, strengths, paths, {page, rarity, certainty}, weights);
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
  }: {readonly page: number; readonly rarity: number; readonly certainty: number},
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
    add(totals.titleCovered, page, rarity);
    add(totals.titleHits, page, rarity * inTitle);
    add(totals.titleWords, page, 1);
  }
  // A heading that has a name's parts need not have them as they were typed.
  if (inTitle > 0 || best.hasWord || (certainty < 1 && best.heading > 0)) {
    add(totals.headed, page, rarity * certainty);
  }
}

/** What the sections of a page have of one word. */
interface Best {
  readonly heading: number;
  /** Whether a heading has the word as it was typed, not another form or a part of a name. */
  readonly hasWord: boolean;
  readonly body: number;
  readonly bodySum: number;
}

function addSections(
  totals: Totals,
  {pageStart, parents, heading: {lengths}}: Outline,
  {heading, body}: Strengths,
  paths: Float32Array,
  {page, rarity, title}: {readonly page: number; readonly rarity: number; readonly title: number},
  weights: Weights,
): Best {
  const best = {heading: 0, hasWord: false, body: 0, bodySum: 0};
  const share = rarity * (title > 0 ? 1 - weights.titleCovers : 1);
  const end = pageStart[page + 1] ?? 0;
  for (let section = pageStart[page] ?? 0; section < end; section += 1) {
    const parent = parents[section] ?? -1;
    const inPath = parent === -1 ? 0 : Math.max(heading[parent] ?? 0, paths[parent] ?? 0);
    paths[section] = inPath;
    const inHeading = heading[section] ?? 0;
    const inBody = body[section] ?? 0;
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

/** What a word keeps of its strength in a text of so many words. */
function dilution(length: number, weight: number): number {
  return length <= 1 ? 1 : 1 / Math.sqrt(1 + weight * (length - 1));
}

function add(target: Float32Array | Uint8Array, place: number, value: number): void {
  target[place] = (target[place] ?? 0) + value;
}
