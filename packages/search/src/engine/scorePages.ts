import type {Outline} from './outline';
import type {Totals} from './totals';
import type {Weights} from './weights';

export interface Scores {
  /** For each page; 0 where it is no result. */
  readonly pages: Float32Array;
  readonly sections: Float32Array;
}

/** Turns what came together into scores: what covers more of the query counts more, and so does what is about nothing else. */
export function scorePages(outline: Outline, totals: Totals, weights: Weights): Scores {
  const pages = new Float32Array(totals.pages.length);
  const sections = new Float32Array(totals.sections.length);
  const {all} = totals;
  for (let page = 0; page < pages.length; page += 1) {
    const share = (totals.covered[page] ?? 0) / all;
    const isHeaded = isAbout(page, totals, weights);
    if (
      share >= (isHeaded ? weights.coveredInHeading : weights.covered) &&
      totals.known / all >= (isHeaded ? weights.knownInHeading : weights.known)
    ) {
      const best = scoreSections(outline, totals, sections, page, weights);
      const titleFit = fitOf(
        (totals.titleHits[page] ?? 0) / all,
        totals.titleWords[page] ?? 0,
        outline.title.lengths[page] ?? 1,
      );
      // Words scattered over a page whose headings have none of them make no answer.
      if (isHeaded || best.share >= weights.covered) {
        pages[page] =
          (outline.pageWeights[page] ?? 1) *
          (((totals.pages[page] ?? 0) / all) * share ** weights.coverage +
            weights.bestSection * best.score +
            Math.max(weights.titleFit * titleFit, weights.headingFitOfPage * best.fit));
      }
    }
  }
  return {pages, sections};
}

/** Whether title or headings say that a page may be about the query, although it lacks some of its words. */
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
  const inTitle = weights.titleCovers * (totals.titleCovered[page] ?? 0);
  const best = {score: 0, fit: 0, share: 0};
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
