export {addToCacheVersion} from './addToCacheVersion';
export {type BuiltPages, type PageStep, pageFile, runPageSteps} from './builtPages';
export {dataModule} from './dataModule';
export {type DiskCache, createDiskCache} from './diskCache';
export {FONT_FACE} from './fontFace';
export {hasGitHistory} from './hasGitHistory';
export {isMissingFile, isRecord, messageOf} from './unknown';
export {type KeptResults, NOTHING_KEPT, createKeptResults} from './keptResults';
export {listFiles} from './builtPages';
export {
  type ProgressStream,
  type ProgressTask,
  createProgressBar,
  drawProgress,
} from './progressBar';
export {readIfThere} from './readIfThere';
export {readLabels} from './readLabels';
export {type Middleware, withMiddleware} from './withMiddleware';
export {type ConfigOfFunctions, validateBy, withOptions} from './withOptions';
