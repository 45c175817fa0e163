export {OUTDATED_FIELDS, type Outdated, type OutdatedChange} from './outdated';
export {pairBlocks} from './compareBlocks';
export {isTranslatable, readStates} from './readLocale';
export type {TextState} from './compareTexts';
export {type OutdatedCounter, createOutdatedCounter} from './readLocale';
export {UNTRANSLATED_HASH, createSkeleton} from './syncCommand';
export type {FileState, StaleBlock} from './readLocale';
export {isMark} from './remarkOutdated';
export {
  type BlockKind,
  type LocatedBlock,
  type SourceBlock,
  TRANSLATED_FIELDS,
  listBlocks,
  locateBlocks,
} from './listBlocks';
export {
  LOCK_SUFFIX,
  type TranslationLock,
  createLock,
  formatLock,
  parseLock,
  startOf,
} from './compareBlocks';
export type {Catalogue} from './compareTexts';
export {listPluralForms} from './compareTexts';
export {listDamage, rankOf} from './readLocale';
export {catalogueFile, readCatalogues} from './statusCommand';
export {readLocale} from './readLocale';
export {readSame, readTexts} from './statusCommand';
export {default as remarkOutdated} from './remarkOutdated';
export {runStatusCommand} from './statusCommand';
export {type SyncCommand, runSyncCommand} from './syncCommand';
export {translationFile} from './syncCommand';
export {originalFile, translationPath} from './field';
export {
  createTranslations,
  listRouteLanguages,
  remarkTranslations,
} from './translations/createTranslations';
