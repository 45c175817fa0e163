import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Gives every base address and every folder of generated files a build cache of its own. Both are compiled into Markdown files, and
 * Docusaurus 3.10.2 keeps them out of the cache's key: a build for another address would take over the links of the one before.
 */
export default function pluginCacheKey({baseUrl, generatedFilesDir}: LoadContext): Plugin<void> {
  return {
    name: 'cache-key',
    configureWebpack(config) {
      const version = readCacheVersion(config);
      return version === undefined
        ? {}
        : withCacheVersion(`${version}-${baseUrl}-${generatedFilesDir}`);
    },
  };
}

/** An object type of its own: Docusaurus describes webpack's options, and the cache's version is Rspack's. */
function withCacheVersion(version: string): object {
  return {experiments: {cache: {version}}};
}

/** Undefined with the cache switched off, or with a bundler that keeps it elsewhere. */
function readCacheVersion({experiments}: {readonly experiments?: object}): string | undefined {
  const cache: unknown =
    experiments !== undefined && 'cache' in experiments ? experiments.cache : undefined;
  return typeof cache === 'object' && cache !== null && 'version' in cache
    ? String(cache.version)
    : undefined;
}
