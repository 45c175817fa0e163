/** Limits of one generation of the search; the specification has three (C-01). */
export interface SearchPreset {
  /** Pause after a keystroke before the next query is sent, in milliseconds (SEA-1, CON-1). */
  readonly debounceMs: number;
  /** How long a query may remain without an answer before the search says so, in milliseconds (ST-4, CON-2). */
  readonly stallMs: number;
  /** Least length of a query, in characters. */
  readonly minChars: number;
  /** Longest query, in characters; the rest is cut off (VAL-3, VAL-4, CON-4). */
  readonly maxChars: number;
  /** Hits on one page of an answer (SEA-2, CON-3); pages where an answer lists pages (SRM-5). */
  readonly hitsPerPage: number;
}

/**
 * `v1` and `v2` are the searches of the portal that the specification describes, `theme` is that of its documentation theme, and `widget`
 * has the usual values of the instant-search widgets, which send queries at once.
 */
export const SEARCH_PRESETS = {
  v1: {debounceMs: 500, stallMs: 500, minChars: 1, maxChars: 64, hitsPerPage: 20},
  v2: {debounceMs: 300, stallMs: 300, minChars: 1, maxChars: 512, hitsPerPage: 20},
  theme: {debounceMs: 0, stallMs: 300, minChars: 1, maxChars: 512, hitsPerPage: 5},
  widget: {debounceMs: 0, stallMs: 200, minChars: 1, maxChars: 512, hitsPerPage: 5},
} as const satisfies Record<string, SearchPreset>;

/** How long to wait for the hosted search, in milliseconds. */
export interface HostedTimes {
  /** Without an answer by then, the embedded search starts as well (ST-4). */
  readonly stall: number;
  /** Without an answer by then, the embedded search takes over. */
  readonly deadline: number;
  /** Time limits of one host for connecting and for answering. */
  readonly connect: number;
  readonly read: number;
}

/** Times of the hosted search: together with the embedded one's 500, a reader never waits longer than one second. */
export const HOSTED_SEARCH_MS: HostedTimes = {stall: 300, deadline: 700, connect: 600, read: 1000};

/** How long to send nothing to a hosted search that failed, in milliseconds, by kind of failure. */
export const HOSTED_SEARCH_REST_MS = {
  slow: 5000,
  unreachable: 30_000,
  damaged: 60_000,
  limited: 60_000,
  refused: Number.POSITIVE_INFINITY,
  facets: 0,
} as const;

/** Records per request to a hosted index (SEA-2, CON-3), usually and at most. */
export const HOSTED_HITS = {usual: SEARCH_PRESETS.v2.hitsPerPage, most: 200} as const;

/** How many values of a facet to search for (VAL-7, CON-5). */
export const FACET_HITS = {least: 1, most: 100, usual: 10} as const;

/** Quiet time before what is shown is reported, in milliseconds (API-2). */
export const SEARCH_REPORT_DELAY_MS = 400;
