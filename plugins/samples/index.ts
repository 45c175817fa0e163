import path from 'node:path';
import type {ContentRules} from '@selection-set/content-model';
import {checkLive} from './live-samples/checkLive';
import {checkSamples, checkToolSamples} from './samples/checkSamples';

export {default as errorDesk} from './error-desk';
export {default as liveSamples} from './live-samples';
export {default as samples} from './samples';

/** What this room asks of content. */
export const RULES: ContentRules = {
  fileChecks: {
    checks: [checkToolSamples],
    makers: [path.join(__dirname, 'samples/checkSamples.ts')],
  },
  siteChecks: [checkLive, checkSamples],
};
export {createFenceDescriber} from './samples/describeFence';
export {default as remarkLiveSamples} from './live-samples/remarkLiveSamples';
