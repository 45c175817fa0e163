import type {Excerpt, PageHeading, PageHit, SearchOptions} from '../engine';

/**
 * Why the site's own index answers and not the hosted one that the portal is set to; the label of each is in `src/labels/searchNotices.ts`.
 *
 * - `slow`: no answer in time.
 * - `unreachable`: not reached, as offline or behind a blocker of trackers.
 * - `limited`: too many requests.
 * - `refused`: the settings are wrong; the console says which.
 * - `damaged`: the answer is not what it should be.
 * - `facets`: the hosted index cannot be filtered as the portal asks.
 */
export const SEARCH_NOTICES = [
  'slow',
  'unreachable',
  'limited',
  'refused',
  'damaged',
  'facets',
] as const;
export type SearchNotice = (typeof SEARCH_NOTICES)[number];

/** What a search has found so far. */
export interface SearchAnswer {
  readonly query: string;
  /** Best first. */
  readonly hits: readonly PageHit[];
  /** `titles`: only titles and headings were asked, "nothing found" is not yet known. `full`: nothing is missing. */
  readonly stage: 'titles' | 'full';
  /** Why the full texts could not be asked; the hits are then those of titles and headings. */
  readonly failure?: SearchError;
  /** To be said quietly beside the hits, which are as good as any. */
  readonly notice?: SearchNotice;
}

export interface SearchCall extends SearchOptions {
  /** Called with each answer before the last one, which the promise gives; never after `signal` was aborted. */
  readonly onAnswer?: (answer: SearchAnswer) => void;
  /** Aborted when the reader types on: nothing of this search is told any more. */
  readonly signal?: AbortSignal;
}

/** Where a text stands: numbers that hits carry as `index`, and which mean nothing else. */
export interface TextPlace {
  readonly page: number;
  /** Section of the page; without it the first that has a text. */
  readonly section?: number;
}

/** What a reader does with answers; hovering and moving through a list is nothing (API-2). */
export type SearchEvent =
  | {readonly type: 'shown'; readonly places: readonly TextPlace[]}
  | {readonly type: 'chosen'; readonly place: TextPlace}
  | {readonly type: 'closed'};

/**
 * The search of one language and version. Nothing is loaded before `prefetch` or the first search; what failed to load is tried again by the
 * next call.
 */
export interface SearchClient {
  /** Whether each question is billed, so that none should be asked for a word that is still being typed. */
  readonly isMetered?: boolean;
  /** Loads engine and first stage of the index, on the first sign that a reader will search; fails silently. */
  readonly prefetch: () => void;
  /**
   * Answers at once from what is there, then from full texts (API-7, VAL-12).
   *
   * @throws SearchError when not even titles can be asked; AbortError after `signal`.
   */
  readonly search: (query: string, call?: SearchCall) => Promise<SearchAnswer>;
  /**
   * Excerpts around the words of a query, one for each place, from the texts of their pages, which are loaded now.
   *
   * @throws SearchError when a text cannot be had.
   */
  readonly excerpts: (
    query: string,
    places: readonly TextPlace[],
    length?: number,
  ) => Promise<readonly Excerpt[]>;
  /** All headings of a page, in order. */
  readonly headings: (page: number) => Promise<readonly PageHeading[]>;
  /**
   * Told what is on the screen, what is followed and when the search closes. Sends something only where the portal measures its hosted search
   * and the reader allows it (API-2); absent where nothing ever does.
   */
  readonly report?: (event: SearchEvent) => void;
  /** Ends the worker; the next call starts anew. */
  readonly close: () => void;
}

/**
 * - `network`: a file did not arrive (offline, blocked, cut off, answer of 400 or more); trying again may help.
 * - `damaged`: a file arrived and is not what it should be; trying again may help.
 * - `outdated`: the page was loaded before the portal's search changed its format; a reload of the page helps.
 * - `engine`: the engine itself failed, which is a bug.
 */
export type SearchErrorCode = 'damaged' | 'engine' | 'network' | 'outdated';

/** Why a search has no answer; the code chooses the words for readers, the message is for the console. */
export class SearchError extends Error {
  readonly code: SearchErrorCode;

  constructor(code: SearchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchError';
    this.code = code;
  }
}
