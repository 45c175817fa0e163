import {THIN_PAGE_WORDS} from '../constants';
import type {DocumentState} from '../contracts/livingDocs';

/** The report as JSON, below the site's base address. */
export const REPORT_FILE = 'living-docs.json';

/** Path of the page that shows it. */
export const REPORT_PATH = '/living-docs';

/** Problems of a document for its maintainers. */
export const CONCERNS = ['overdue', 'owner', 'orphan', 'thin'] as const;

export type Concern = (typeof CONCERNS)[number];

/**
 * Problems of a document on a given day: its review is overdue or has no date, it has no owner, no other page links to it, or it is
 * too short to help.
 *
 * @param today ISO date; without one, as in a build, only documents without a date count as overdue.
 */
function findConcerns(
  {owner, reviewBy, words, incoming}: DocumentState,
  today: string | undefined,
): readonly Concern[] {
  const isOverdue = reviewBy === undefined || (today !== undefined && reviewBy < today);
  const states: Readonly<Record<Concern, boolean>> = {
    overdue: isOverdue,
    owner: owner === undefined,
    orphan: incoming === 0,
    thin: words < THIN_PAGE_WORDS,
  };
  return CONCERNS.filter((concern) => states[concern]);
}

export interface ReviewedDocument extends DocumentState {
  readonly concerns: readonly Concern[];
}

/** Documents with their problems: those without a review date first, then by date, then by path. */
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
