import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToCacheVersion} from '@selection-set/plugin-kit';
import {hashModules} from '@selection-set/plugin-kit/hashModules';

/**
 * Gives every base address, every folder of generated files and every state of the build's code a build cache of its own. The first two are compiled
 * into Markdown files, plugins and what they import say what takes the place of which module, and Docusaurus 3.10.2 keeps all three out of the cache's key: a build
 * for another address would take over the links of the one before.
 */
export default function pluginCacheKey({
  baseUrl,
  generatedFilesDir,
  siteDir,
  siteConfigPath,
}: LoadContext): Plugin<void> {
  const code = hashModules([siteConfigPath, ...listEntries(siteDir)]).slice(0, 16);
  const version = `${baseUrl}-${generatedFilesDir}-${code}`;
  return {
    name: 'cache-key',
    configureWebpack: (config) => addToCacheVersion(config, version),
  };
}

/** What the configuration and the bundler name by path instead of importing it: the preset, and loaders. */
function listEntries(siteDir: string): readonly string[] {
  return ['plugins', 'packages'].flatMap((name) => {
    const folder = path.join(siteDir, name);
    return existsSync(folder)
      ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
          .filter((file) => /(?:^|[\\/])index\.ts$|\.mjs$/u.test(file) && !/tests/u.test(file))
          .map((file) => path.join(folder, file))
      : [];
  });
}
