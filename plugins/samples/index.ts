import type {ContentRules} from '@selection-set/content-model';
import {checkLive} from './live-samples/checkLive';
import {checkSamples} from './samples/checkSamples';

export {default as errorDesk} from './error-desk';
export {default as liveSamples} from './live-samples';
export {default as samples} from './samples';

/** What this room asks of content. */
export const RULES: ContentRules = {siteChecks: [checkLive, checkSamples]};
export {createFenceDescriber} from './samples/describeFence';
export {default as remarkLiveSamples} from './live-samples/remarkLiveSamples';
