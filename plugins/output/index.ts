import path from 'node:path';
import type {ContentRules} from '@selection-set/content-model';
import {checkExport, checkJoinedExports} from './markdown-export/rewriteTree';
import {checkSearch} from './search-index/indexBuild';

export {default as archive} from './archive';
export {default as builtPages} from './built-pages';
export {default as contentSecurity} from './content-security';
export {default as hostedSearch} from './hosted-search';
export {default as markdownExports} from './markdown-export';
export {default as offline} from './offline';
export {default as openSearch} from './open-search';
export {default as robots} from './robots';
export {default as searchEval} from './search-eval';
export {default as searchIndex} from './search-index';

/** Rules of this folder for content. */
export const RULES: ContentRules = {
  checks: [checkJoinedExports, checkSearch],
  fileChecks: {
    checks: [checkExport],
    makers: [path.join(__dirname, 'markdown-export/rewriteTree.ts')],
  },
};
export {dataStep, markdownStep, policyStep, searchStep, stylesStep} from './built-pages';
