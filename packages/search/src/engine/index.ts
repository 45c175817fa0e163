export {buildIndex, orderPages, type SplitOptions} from './buildIndex';
export {createEngine, type SearchEngine} from './createEngine';
export {type Excerpt, PART_BREAK, makeExcerpt} from './makeExcerpt';
export {type BodyFile, FORMAT, type HeadFile, type IndexFiles, type OutlineFile} from './outline';
export type {SearchOptions} from './pickHits';
export {SECTION_KINDS} from './tokenise';
export type {
  IndexSettings,
  PageHeading,
  PageHit,
  PageRecord,
  PinnedAnswer,
  SectionHit,
  SectionKind,
  SectionRecord,
} from './tokenise';
export {type Weights, WEIGHTS} from './weights';
export {fromBase64Url, toBase64Url} from './codePostings';
