export {checkFences} from './checkFences';
export {highlight} from './highlight';
export {LANGUAGES, type LanguageName, findLanguage, languageFacts} from './languages';
export {type LineRange, inRanges} from './lineRange';
export {type Fence, type FenceSource, readFence} from './readFence';
export {
  DIAGRAM_LANGUAGE,
  type CodeBlockOptions,
  default as remarkCodeBlocks,
} from './remarkCodeBlocks';
export {ROLES} from './roles';
export {toHast} from './toHast';
