export {createLatestSearch} from './createLatestSearch';
export {createSearchClient} from './createSearchClient';
export {SearchError, type SearchErrorCode} from './types';
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
export {connectWorker} from './connectWorker';
export {createHost} from './createHost';
export {type NumberedReply, type NumberedRequest, READY, type SearchPort} from './connectWorker';
export {readOutlineFile} from './createHost';
export {readManifest} from './createIndexLoader';
export {
  MANIFEST_FORMAT,
  PAGE_KINDS,
  type PageFacet,
  type PageKind,
  type PageTexts,
  SEARCH_FOLDER,
  type SearchGlobalData,
  type SearchManifest,
  manifestFile,
} from './createIndexLoader';
