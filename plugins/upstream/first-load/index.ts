import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ANNOUNCEMENT} from '../../../src/family/data/family';
import type {FirstLoadMode} from '../../../src/lib/firstLoad/awaitIntent';
import {headScript} from '../../../src/lib/firstLoad/headScript';

/** Rules for the browser: which links it may fetch once a reader points at them. Files are left out, and so are other sites. */
export interface SpeculationRules {
  readonly prefetch: readonly object[];
}

/**
 * Pages of the portal are fetched when a reader is about to follow a link, so that they open as quickly as after hydration.
 * Browsers leave it when data is to be saved.
 *
 * @param baseUrl of the site, with a slash at both ends.
 */
export function speculationRules(baseUrl: string): SpeculationRules {
  return {
    prefetch: [
      {
        where: {
          and: [
            {href_matches: `${baseUrl}*`},
            {not: {href_matches: `${baseUrl}assets/*`}},
            {not: {href_matches: '/*.*'}},
            {not: {selector_matches: '[download], [hreflang], [aria-haspopup]'}},
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}

export interface Options {
  readonly mode: FirstLoadMode;
}

/**
 * What a page does before React: it shows what the reader has chosen before first paint (CMD-1, DOC-12), and in the light mode its scripts
 * wait until a reader needs them. There the script itself is a part of the page's template (`lightTemplate`).
 */
export default function pluginFirstLoad({siteConfig}: LoadContext, {mode}: Options): Plugin<void> {
  if (mode === 'plain') {
    return {
      name: 'first-load',
      injectHtmlTags: () => ({
        headTags: [{tagName: 'script', innerHTML: headScript(mode, ANNOUNCEMENT.id)}],
      }),
    };
  }
  return {
    name: 'first-load',
    getClientModules: () => [path.resolve(__dirname, '../../../src/client/firstLoad.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {type: 'speculationrules'},
          innerHTML: JSON.stringify(speculationRules(siteConfig.baseUrl)),
        },
      ],
    }),
  };
}
