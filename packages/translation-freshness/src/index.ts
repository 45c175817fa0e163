export {BEHIND_FIELDS, type Behind, type BehindChange} from './behind';
export {pairBlocks} from './compareBlocks';
export {compareLocale, isTranslatable} from './compareLocale';
export type {TextState} from './compareTexts';
export {type BehindCounter, createBehindCounter} from './createBehindCounter';
export {UNTRANSLATED_HASH, createSkeleton} from './createSkeleton';
export type {FileState, StaleBlock} from './fileState';
export {isMark} from './insertMarks';
export {
  type BlockKind,
  type LocatedBlock,
  type SourceBlock,
  TRANSLATED_FIELDS,
  listBlocks,
  locateBlocks,
} from './listBlocks';
export {listDamage} from './listDamage';
export {
  LOCK_SUFFIX,
  type TranslationLock,
  createLock,
  formatLock,
  parseLock,
  startOf,
} from './lockFile';
export type {Catalogue} from './parseCatalogue';
export {listPluralForms} from './pluralForms';
export {rankOf} from './rankOf';
export {catalogueFile, readCatalogues} from './readCatalogues';
export {readLocale} from './readLocale';
export {readSame, readTexts} from './readTexts';
export {default as remarkBehind} from './remarkBehind';
export {runStatusCommand} from './statusCommand';
export {type SyncCommand, runSyncCommand} from './syncCommand';
export {translationFile} from './translationFile';
export {originalFile, translationPath} from './translationPath';
export {createTranslations} from './translations/createTranslations';
export {listRouteLanguages} from './translations/listRouteLanguages';
export {default as remarkTranslations} from './translations/remarkTranslations';
