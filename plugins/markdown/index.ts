import path from 'node:path';
import type {ContentRules} from '@selection-set/content-model';
import {checkTerms} from './glossary/remarkTerms';
import {checkAttributes} from './names/checkAttributes';
import {checkCode, checkComponents, checkImports} from './names/checkImports';

export {default as images} from './images';
export {default as redirects} from './redirects';
export {createSourceAdapter} from './source/adaptSource';
export {createFrontMatterParser} from './source/adaptSource';
export {markdownSteps} from './markdown';
export {readingTime} from './reading-time/readingTime';
export {STATIC_FOLDER as imagesFolder} from './images';

/** Rules of this folder for content. */
export const RULES: ContentRules = {
  checks: [checkImports],
  fileChecks: {
    checks: [checkAttributes, checkCode, checkComponents, checkTerms],
    makers: ['names/checkAttributes.ts', 'names/checkImports.ts', 'glossary/remarkTerms.ts'].map(
      (file) => path.join(__dirname, file),
    ),
  },
};
