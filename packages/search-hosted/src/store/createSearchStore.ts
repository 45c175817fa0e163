import {readFacetHits, readResults} from '../hosted/makeRequest';
import type {FacetHit, QueryClient, SearchResults} from '../hosted/toSearchHit';
import {FACET_HITS, SEARCH_PRESETS, HOSTED_HITS} from '../limits';

/** State of an instant search (ST-6, C-13): it starts idle. */
interface SearchState {
  readonly searching: boolean;
  readonly isSearchStalled: boolean;
  readonly searchingForFacetValues: boolean;
  readonly error: Error | null;
  readonly results?: SearchResults;
  /** By name of the facet. */
  readonly facetHits: Readonly<Record<string, readonly FacetHit[]>>;
}

const START: SearchState = {
  searching: false,
  isSearchStalled: false,
  searchingForFacetValues: false,
  error: null,
  facetHits: {},
};

type StateEvent =
  | {readonly type: 'asked'}
  | {readonly type: 'stalled'}
  | {readonly type: 'found'; readonly results: SearchResults}
  | {readonly type: 'failed'; readonly error: Error}
  | {readonly type: 'facetAsked'}
  | {readonly type: 'facetFound'; readonly facet: string; readonly hits: readonly FacetHit[]}
  | {readonly type: 'facetFailed'; readonly error: Error};

/** A success clears the error; an error clears searching and stalled, and keeps earlier results (ST-7, ST-8). */
function reduceSearch(state: SearchState, event: StateEvent): SearchState {
  switch (event.type) {
    case 'asked':
      return {...state, searching: true};
    case 'stalled':
      return {...state, isSearchStalled: state.searching};
    case 'found':
      return {
        ...state,
        results: event.results,
        searching: false,
        isSearchStalled: false,
        error: null,
      };
    case 'failed':
      return {...state, error: event.error, searching: false, isSearchStalled: false};
    case 'facetAsked':
      return {...state, searchingForFacetValues: true};
    case 'facetFound':
      return {
        ...state,
        searchingForFacetValues: false,
        error: null,
        facetHits: {...state.facetHits, [event.facet]: event.hits},
      };
    case 'facetFailed':
      return {...state, searchingForFacetValues: false, error: event.error};
    default:
      return event satisfies never;
  }
}

/** How many values of a facet to request: 1 to 100, 10 by default (VAL-7, CON-5). */
export function clampFacetHits(count: number = FACET_HITS.usual): number {
  return Math.max(FACET_HITS.least, Math.min(FACET_HITS.most, count));
}

export interface StoreQuery {
  readonly query: string;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
}

export interface FacetQuery {
  readonly facet: string;
  readonly query: string;
  /** Clamped to the range of the protocol (VAL-7). */
  readonly maxFacetHits?: number;
}

export interface StoreOptions {
  readonly client: QueryClient;
  readonly indexName: string;
  /** Milliseconds without an answer until a search counts as stalled (ST-4). */
  readonly stall?: number;
}

export interface SearchStore {
  readonly getState: () => SearchState;
  /** @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly search: (query: StoreQuery) => Promise<void>;
  readonly searchForFacetValues: (query: FacetQuery) => Promise<void>;
}

/**
 * Instant search and facet search on one named index (API-3). An answer to an older query never follows one to a newer, and each search can
 * stall again, even after errors (ST-7). Errors of facet searches are stored and thrown again in a later task, where the page's own error
 * reporting sees them (ST-8, C-12).
 */
export function createSearchStore({
  client,
  indexName,
  stall = SEARCH_PRESETS.widget.stallMs,
}: StoreOptions): SearchStore {
  let state = START;
  const listeners = new Set<() => void>();
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let lastSearch = 0;
  const lastFacets = new Map<string, number>();

  const dispatch = (event: StateEvent): void => {
    state = reduceSearch(state, event);
    for (const listener of listeners) {
      listener();
    }
  };
  const stopTimer = (): void => {
    clearTimeout(stallTimer);
    stallTimer = undefined;
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    search: async ({query, page = 0, hitsPerPage = SEARCH_PRESETS.widget.hitsPerPage}) => {
      lastSearch += 1;
      const own = lastSearch;
      stallTimer ??= setTimeout(dispatch, stall, {type: 'stalled'});
      dispatch({type: 'asked'});
      const end = (event: StateEvent): void => {
        if (own === lastSearch) {
          stopTimer();
          dispatch(event);
        }
      };
      try {
        const params = {page, hitsPerPage};
        const [results] = readResults(await client.search([{indexName, query, params}]), 1);
        if (results !== undefined) {
          end({type: 'found', results});
        }
      } catch (error) {
        end({type: 'failed', error: toError(error)});
      }
    },
    searchForFacetValues: async ({facet, query, maxFacetHits}) => {
      const own = (lastFacets.get(facet) ?? 0) + 1;
      lastFacets.set(facet, own);
      dispatch({type: 'facetAsked'});
      try {
        const params = {facetQuery: query, maxFacetHits: clampFacetHits(maxFacetHits)};
        const answer = await client.search([{type: 'facet', indexName, facet, params}]);
        if (own === lastFacets.get(facet)) {
          dispatch({type: 'facetFound', facet, hits: readFacetHits(answer)});
        }
      } catch (error) {
        if (own === lastFacets.get(facet)) {
          dispatch({type: 'facetFailed', error: toError(error)});
        }
        setTimeout(() => {
          throw error;
        });
      }
    },
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error), {cause: error});
}

export interface ConnectorDescription<Props, Provided> {
  readonly displayName: string;
  /** Computes the props that a widget gets from the search. */
  readonly getProvidedProps: (props: Props) => Provided;
}

export interface Connector<Props, Provided> {
  readonly displayName: string;
  readonly connect: (props: Props) => Props & Provided;
}

/**
 * Connects a widget to a search (ERR-10).
 *
 * @throws Error when there is no display name, which errors and developer tools need.
 */
export function createConnector<Props, Provided>({
  displayName,
  getProvidedProps,
}: Partial<ConnectorDescription<Props, Provided>>): Connector<Props, Provided> {
  if (displayName === undefined || displayName === '') {
    throw new Error('`createConnector` requires you to provide a `displayName` property.');
  }
  if (getProvidedProps === undefined) {
    throw new Error(`The connector "${displayName}" requires a function "getProvidedProps".`);
  }
  return {displayName, connect: (props) => ({...props, ...getProvidedProps(props)})};
}

/**
 * Checks that a search does not switch between controlled, with a state from outside, and uncontrolled (VAL-8, ERR-10).
 *
 * @returns a function to call with each state.
 * @throws Error naming the direction of a change.
 */
export function createControlledGuard(): (searchState: object | undefined) => void {
  let isControlled: boolean | undefined;
  return (searchState) => {
    const isNow = searchState !== undefined;
    isControlled ??= isNow;
    if (isControlled !== isNow) {
      const [from, to] = isNow ? ['uncontrolled', 'controlled'] : ['controlled', 'uncontrolled'];
      throw new Error(
        `You cannot switch the search from being ${from} to ${to}. Pass a search state always, or never.`,
      );
    }
  };
}

/** A client that answers requests without any query itself, with one empty result for each (VAL-12). */
export function withEmptyQueryGuard(client: QueryClient): QueryClient {
  return {
    search: async (requests) =>
      requests.every((request) => request.type === undefined && request.query === '')
        ? {
            results: requests.map(() => ({
              hits: [],
              nbHits: 0,
              nbPages: 0,
              page: 0,
              hitsPerPage: HOSTED_HITS.usual,
              processingTimeMS: 0,
            })),
          }
        : client.search(requests),
  };
}
