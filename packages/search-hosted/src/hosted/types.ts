import type {PageHeading} from '@selection-set/search/engine';

/** A heading of a page, as records of the second shape list them. */
export interface TocItem {
  readonly title: string;
  readonly anchor?: string;
}

/** A record of a hosted index, whichever of the two shapes it came in (HIT-1, C-08). */
export interface SearchHit {
  readonly objectID: string;
  readonly title: string;
  /** Absolute, or a path; only http addresses. */
  readonly url: string;
  /** What the record is about: `lvl0` to `lvl6`, `content`, or a name of the index's own. */
  readonly type: string;
  readonly content: string;
  /** Host and title of the site, in indexes of several. */
  readonly domain?: string;
  readonly source?: string;
  /** `lvl0` first; empty where a level is. */
  readonly hierarchy: readonly string[];
  /** Fragment of the address, empty for a whole page. */
  readonly anchor: string;
  readonly toc: readonly TocItem[];
  /** As the portal's own records have them, such as `tool:yoga`. */
  readonly facets: readonly string[];
  readonly entry?: PageHeading['kind'];
  /** What of the content matches, with `HIGHLIGHT` around each match. */
  readonly snippet?: string;
}

/** Around matches in snippets: what no text contains, so that an answer is never read as HTML. */
export const HIGHLIGHT = {pre: '__ss-mark__', post: '__/ss-mark__'} as const;

/** One answer of a hosted index (HIT-4). */
export interface SearchResults {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly hitsPerPage: number;
  readonly page: number;
  readonly queryID?: string;
  readonly index?: string;
  /** Facets that were asked for and exist, with the number of records for each value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A value of a facet (HIT-5). */
export interface FacetHit {
  readonly value: string;
  readonly count: number;
  readonly highlighted: string;
}

export type FacetFilters = readonly (string | readonly string[])[];

/** What of `themeConfig.algolia` decides about queries. */
export interface HostedSettings {
  readonly indexName: string;
  /** Language and version of the page that is read narrow the search. */
  readonly contextualSearch: boolean;
  readonly searchParameters: Readonly<Record<string, unknown>> & {
    readonly facetFilters?: FacetFilters;
  };
  /** Addresses that leave the portal. */
  readonly externalUrlRegex?: string;
  /** `from` is a pattern; both as upstream's theme has them. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
}

/** The page from which is searched. */
export interface HostedPlace {
  /** Origin of the portal. */
  readonly siteUrl: string;
  /** Of the language, with a slash at both ends. */
  readonly baseUrl: string;
  readonly locale: string;
  readonly version: string;
}

/** One query as the protocol has it (API-1). */
export interface HostedRequest {
  readonly indexName: string;
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface BaseRequest {
  readonly indexName: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A query for records, or for values of a facet. */
export type QueryRequest =
  | (BaseRequest & {readonly type?: undefined; readonly query: string})
  | (BaseRequest & {readonly type: 'facet'; readonly facet: string});

/** What of a client is used. */
export interface QueryClient {
  readonly search: (requests: readonly QueryRequest[]) => Promise<unknown>;
}
