export {createQueries} from './hosted/createQueries';
export {FACETS, makeProbe} from './hosted/makeRequest';
export {type HostedConfig, describeMissing, readHostedConfig} from './hosted/readHostedConfig';
export {readFacetHits, readResults} from './hosted/readResults';
export {toHosts} from './hosted/toHosts';
export {toSearchHit} from './hosted/toSearchHit';
export type {
  QueryClient,
  FacetHit,
  HostedPlace,
  HostedSettings,
  SearchResults,
} from './hosted/types';
export {ALLOWED, isReportAllowed, refusesTracking} from './insights/isReportAllowed';
export {createConnector} from './store/createConnector';
export {createControlledGuard} from './store/createControlledGuard';
export {createSearchStore} from './store/createSearchStore';
export {withEmptyQueryGuard} from './store/withEmptyQueryGuard';
