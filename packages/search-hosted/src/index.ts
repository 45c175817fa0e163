export {createQueries} from './hosted/createQueries';
export {FACETS, makeProbe} from './hosted/makeRequest';
export {type HostedConfig, describeMissing, readHostedConfig} from './hosted/readHostedConfig';
export {readFacetHits, readResults} from './hosted/makeRequest';
export {toHosts} from './hosted/createQueries';
export {toSearchHit} from './hosted/toSearchHit';
export type {
  QueryClient,
  FacetHit,
  HostedPlace,
  HostedSettings,
  SearchResults,
} from './hosted/toSearchHit';
export {ALLOWED, isReportAllowed, refusesTracking} from './insights/createReporter';
export {
  createConnector,
  createControlledGuard,
  createSearchStore,
  withEmptyQueryGuard,
} from './store/createSearchStore';
