import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToCacheVersion} from '@selection-set/plugin-kit';
import {hashBuildCode} from '@selection-set/plugin-kit/keepFor';
import type {UpstreamMode} from '../settings/composeContent';

export interface Options {
  readonly mode: UpstreamMode;
}

/**
 * Gives every base address, every folder of generated files and every state of the build's code a build cache of its own. The first two are compiled
 * into Markdown files, plugins and what they import say what takes the place of which module, and Docusaurus 3.10.2 keeps all three out of the cache's key: a build
 * for another address would take over the links of the one before.
 */
export default function pluginCacheKey(context: LoadContext, {mode}: Options): Plugin<void> | null {
  if (mode === 'plain') {
    return null;
  }
  const {baseUrl, generatedFilesDir} = context;
  const version = `${baseUrl}-${generatedFilesDir}-${hashBuildCode(context).slice(0, 16)}`;
  return {
    name: 'cache-key',
    configureWebpack: (config) => addToCacheVersion(config, version),
  };
}
