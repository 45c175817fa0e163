import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToCacheVersion} from '../shared/addToCacheVersion';

/**
 * Gives every base address, every folder of generated files and every state of the plugins a build cache of its own. The first two are compiled
 * into Markdown files, plugins say what takes the place of which module, and Docusaurus 3.10.2 keeps all three out of the cache's key: a build
 * for another address would take over the links of the one before.
 */
export default function pluginCacheKey({
  baseUrl,
  generatedFilesDir,
  siteDir,
}: LoadContext): Plugin<void> {
  const version = `${baseUrl}-${generatedFilesDir}-${hashFolder(path.join(siteDir, 'plugins'))}`;
  return {
    name: 'cache-key',
    configureWebpack: (config) => addToCacheVersion(config, version),
  };
}

function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).toSorted()) {
    if (/\.(?:ts|mjs)$/u.test(name)) {
      hash.update(name).update(readFileSync(path.join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
