export {buildIndex, orderPages, type SplitOptions} from './buildIndex';
export {createEngine, type SearchEngine} from './createEngine';
export {type Excerpt, makeExcerpt} from './makeExcerpt';
export {type BodyFile, FORMAT, type HeadFile, type IndexFiles, type OutlineFile} from './files';
export type {SearchOptions} from './searchOptions';
export {SECTION_KINDS} from './types';
export type {
  IndexSettings,
  PageHeading,
  PageHit,
  PageRecord,
  PinnedAnswer,
  SectionHit,
  SectionKind,
  SectionRecord,
} from './types';
export {type Weights, WEIGHTS} from './weights';
export {fromBase64Url, toBase64Url} from './base64';
