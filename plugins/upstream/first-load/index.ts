import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FirstLoadMode} from '../../../src/lib/firstLoad/contract';
import {headScript} from '../../../src/lib/firstLoad/headScript';
import {speculationRules} from './speculationRules';

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
      injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: headScript(mode)}]}),
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
