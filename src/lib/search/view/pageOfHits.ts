import type {PageHit} from '@selection-set/search/engine';

export interface HitsPage {
  /** From 0. */
  readonly page: number;
  readonly pageCount: number;
  readonly hits: readonly PageHit[];
}

/**
 * One page of the hits (CON-3).
 *
 * @param wanted from 0; the last one stands for those after it.
 */
export function pageOfHits(hits: readonly PageHit[], wanted: number, perPage: number): HitsPage {
  const pageCount = Math.ceil(hits.length / perPage);
  const page = Math.max(0, Math.min(wanted, pageCount - 1));
  return {page, pageCount, hits: hits.slice(page * perPage, (page + 1) * perPage)};
}
