import type {FacetHit, SearchResults} from '../hosted/types';

/** What an instant search knows (ST-6, C-13): it starts idle. */
export interface SearchState {
  readonly searching: boolean;
  readonly isSearchStalled: boolean;
  readonly searchingForFacetValues: boolean;
  readonly error: Error | null;
  readonly results?: SearchResults;
  /** By name of the facet. */
  readonly facetHits: Readonly<Record<string, readonly FacetHit[]>>;
}

export const START: SearchState = {
  searching: false,
  isSearchStalled: false,
  searchingForFacetValues: false,
  error: null,
  facetHits: {},
};

export type StateEvent =
  | {readonly type: 'asked'}
  | {readonly type: 'stalled'}
  | {readonly type: 'found'; readonly results: SearchResults}
  | {readonly type: 'failed'; readonly error: Error}
  | {readonly type: 'facetAsked'}
  | {readonly type: 'facetFound'; readonly facet: string; readonly hits: readonly FacetHit[]}
  | {readonly type: 'facetFailed'; readonly error: Error};

/** A success clears the error; an error clears searching and stalled and leaves what was found before (ST-7, ST-8). */
export function reduceSearch(state: SearchState, event: StateEvent): SearchState {
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
