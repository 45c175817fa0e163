import {SEARCH_PRESETS} from '../limits';
import {readFacetHits, readResults} from '../hosted/readResults';
import {clampFacetHits} from './clampFacetHits';
import {reduceSearch, type SearchState, START, type StateEvent} from './searchState';
import type {QueryClient} from '../hosted/types';

export interface StoreQuery {
  readonly query: string;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
}

export interface FacetQuery {
  readonly facet: string;
  readonly query: string;
  /** Clamped to what the protocol takes (VAL-7). */
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
  /** @returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly search: (query: StoreQuery) => Promise<void>;
  readonly searchForFacetValues: (query: FacetQuery) => Promise<void>;
}

/**
 * Instant search and facet search on one named index (API-3). An answer to an older query never follows one to a newer, and each search can
 * stall anew, after errors too (ST-7). Errors of facet searches are stored and thrown again in a later task, where the page's own reporting of
 * errors sees them (ST-8, C-12).
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
