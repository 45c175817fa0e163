import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToCacheVersion} from '../shared/addToCacheVersion';

/**
 * Gives every base address and every folder of generated files a build cache of its own. Both are compiled into Markdown files, and
 * Docusaurus 3.10.2 keeps them out of the cache's key: a build for another address would take over the links of the one before.
 */
export default function pluginCacheKey({baseUrl, generatedFilesDir}: LoadContext): Plugin<void> {
  return {
    name: 'cache-key',
    configureWebpack: (config) => addToCacheVersion(config, `${baseUrl}-${generatedFilesDir}`),
  };
}
