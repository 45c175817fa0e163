import {FACET_HITS} from '../limits';

/** How many values of a facet are asked for: 1 to 100, 10 where nobody says (VAL-7, CON-5). */
export function clampFacetHits(count: number = FACET_HITS.usual): number {
  return Math.max(FACET_HITS.least, Math.min(FACET_HITS.most, count));
}
