export {checkFences} from './checkFences';
export {composeCode, highlight} from './composeCode';
export {LANGUAGES, type LanguageName, findLanguage, languageFacts} from './composeCode';
export {type LineRange, inRanges} from './composeCode';
export {type Fence, type FenceSource, readFence} from './readFence';
export {
  DIAGRAM_LANGUAGE,
  type CodeBlockOptions,
  default as remarkCodeBlocks,
} from './remarkCodeBlocks';
export {ROLES} from './roles';
export {toHast} from './composeCode';
