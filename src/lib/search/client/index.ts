export {createLatestSearch} from './createLatestSearch';
export {createSearchClient} from './createSearchClient';
export {SearchError, type SearchErrorCode} from './SearchError';
export type {PageHeading} from '../engine';
export {SEARCH_NOTICES} from './types';
export type {
  SearchAnswer,
  SearchCall,
  SearchClient,
  SearchEvent,
  SearchNotice,
  TextPlace,
} from './types';
