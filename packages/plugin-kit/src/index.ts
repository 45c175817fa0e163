export {addToCacheVersion} from './addToCacheVersion';
export {
  type BuiltPages,
  FONT_FACE,
  listFiles,
  pageFile,
  type PageStep,
  runPageSteps,
} from './builtPages';
export {
  type ConfigOfFunctions,
  type Middleware,
  validateBy,
  withMiddleware,
  withOptions,
  withSentences,
} from './configuration';
export {createDiskCache, type DiskCache} from './diskCache';
export {dataModule, hasGitHistory, readIfThere} from './files';
export {createKeptResults, type KeptResults, NOTHING_KEPT} from './keptResults';
export {onceFor, onceUntilChanged} from './onceFor';
export {
  createProgressBar,
  drawProgress,
  type ProgressStream,
  type ProgressTask,
} from './progressBar';
export {readLabels} from './readLabels';
export {isMissingFile, isRecord, messageOf} from './unknown';
