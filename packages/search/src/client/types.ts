import type {Excerpt, PageHeading, PageHit, SearchOptions} from '../engine';

/**
 * Why the site's own index answers instead of the hosted one; the labels are in `src/labels/searchNotices.ts`.
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
  /** `titles`: only titles and headings were searched, so "nothing found" would be premature. `full`: the answer is complete. */
  readonly stage: 'titles' | 'full';
  /** Why the full texts could not be searched; the hits are then those of titles and headings. */
  readonly failure?: SearchError;
  /** To be shown unobtrusively next to the hits, which are as good as any. */
  readonly notice?: SearchNotice;
}

export interface SearchCall extends SearchOptions {
  /** Called with each answer except the last, which the promise resolves to; never after `signal` was aborted. */
  readonly onAnswer?: (answer: SearchAnswer) => void;
  /** Aborted when the reader types on: nothing more of this search is reported. */
  readonly signal?: AbortSignal;
}

/** Location of a text: the numbers that hits carry as `index`, with no other meaning. */
export interface TextPlace {
  readonly page: number;
  /** Section of the page; without it, the first section that has a text. */
  readonly section?: number;
}

/** What a reader does with answers; hovering and moving through a list do not count (API-2). */
export type SearchEvent =
  | {readonly type: 'shown'; readonly places: readonly TextPlace[]}
  | {readonly type: 'chosen'; readonly place: TextPlace}
  | {readonly type: 'closed'};

/**
 * The search of one language and version. Nothing is loaded before `prefetch` or the first search; the next call retries what failed to
 * load.
 */
export interface SearchClient {
  /** Whether each request is billed, so that none should be sent while a word is still being typed. */
  readonly isMetered?: boolean;
  /** Loads engine and first stage of the index, on the first sign that a reader will search; fails silently. */
  readonly prefetch: () => void;
  /**
   * Answers at once from what is loaded, then from full texts (API-7, VAL-12).
   *
   * @throws SearchError when not even titles can be searched; AbortError after `signal`.
   */
  readonly search: (query: string, call?: SearchCall) => Promise<SearchAnswer>;
  /**
   * Excerpts around the words of a query, one for each place, from the texts of their pages, which are loaded on this call.
   *
   * @throws SearchError when a text cannot be loaded.
   */
  readonly excerpts: (
    query: string,
    places: readonly TextPlace[],
    length?: number,
  ) => Promise<readonly Excerpt[]>;
  /** All headings of a page, in order. */
  readonly headings: (page: number) => Promise<readonly PageHeading[]>;
  /**
   * Receives what is shown, which hit is followed and when the search closes. Sends something only where the portal measures its hosted
   * search and the reader allows it (API-2); absent when nothing is ever sent.
   */
  readonly report?: (event: SearchEvent) => void;
  /** Ends the worker; the next call starts anew. */
  readonly close: () => void;
}

/**
 * - `network`: a file did not arrive (offline, blocked, cut off, answer of 400 or more); trying again may help.
 * - `damaged`: a file arrived with unexpected content; trying again may help.
 * - `outdated`: the page was loaded before the portal's search changed its format; a reload of the page helps.
 * - `engine`: the engine itself failed, which is a bug.
 */
export type SearchErrorCode = 'damaged' | 'engine' | 'network' | 'outdated';

/** Why a search has no answer: the code selects the text for readers, the message is for the console. */
export class SearchError extends Error {
  readonly code: SearchErrorCode;

  constructor(code: SearchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchError';
    this.code = code;
  }
}
