import type {ContentRules} from '@selection-set/content-model';
import {checkTerms} from './glossary/remarkTerms';

export {default as images} from './images';
export {default as redirects} from './redirects';
export {adaptSource} from './markdown/adaptSource';
export {markdownSteps} from './markdown';
export {readingTime} from './reading-time/readingTime';
export {STATIC_FOLDER as imagesFolder} from './images';

/** What this room asks of content. */
export const RULES: ContentRules = {fileChecks: [checkTerms]};
