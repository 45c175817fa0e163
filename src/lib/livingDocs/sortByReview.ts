import type {DocumentState} from '../contracts/livingDocs';
import {type Concern, findConcerns} from './findConcerns';

export interface ReviewedDocument extends DocumentState {
  readonly concerns: readonly Concern[];
}

/** Documents with what they need, without a review date first, then the earliest date first, then by path. */
export function sortByReview(
  documents: readonly DocumentState[],
  today: string | undefined,
): readonly ReviewedDocument[] {
  return documents
    .map((document) => ({...document, concerns: findConcerns(document, today)}))
    .toSorted((a, b) => compare(a.reviewBy ?? '', b.reviewBy ?? '') || compare(a.path, b.path));
}

function compare(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}
