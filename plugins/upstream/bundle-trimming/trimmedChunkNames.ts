import type {Chunk, Configuration} from 'webpack';

/** Docusaurus's plugin that writes the name of every chunk into the script that all pages load; `src/client/routes` does without. */
const CHUNK_ASSETS = 'ChunkAssetPlugin';
export const ADMONITION_CHUNK = 'admonition';

/**
 * Names of script files that can be told from a chunk's name, with one hash for the build, so that the script which all pages load holds no list
 * of them. A page's script is fetched anew after each deployment in return.
 *
 * @param config of the browser's bundle; its list of plugins is changed, because what a plugin returns can only add to it.
 * @throws Error where Docusaurus has no such plugin any more.
 */
export function trimmedChunkNames(config: Configuration): Configuration {
  const index = config.plugins?.findIndex((plugin) => nameOf(plugin) === CHUNK_ASSETS) ?? -1;
  if (index < 0) {
    throw new Error(
      `Docusaurus has no ${CHUNK_ASSETS} any more. Read plugins/upstream/bundle-trimming/trimmedChunkNames.ts beside @docusaurus/core/lib/webpack/client.js.`,
    );
  }
  config.plugins?.splice(index, 1);
  return {
    output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
    // Of two chunks that hold the same, one would lose its file.
    optimization: {
      chunkIds: 'named',
      mergeDuplicateChunks: false,
      splitChunks: {
        cacheGroups: {defaultVendors: {...PACKAGES, chunks: isOnDemand}, admonition: ADMONITION},
      },
    },
  };
}

/** The bundler's own group for what several parts use of packages; parts of pages keep theirs, which compress better in one file. */
const PACKAGES = {
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
  test: /[\\/]node_modules[\\/]/u,
};

/** Too large for a copy with each page that has one, and not on every page. */
const ADMONITION = {
  name: ADMONITION_CHUNK,
  chunks: 'async',
  enforce: true,
  test: /theme[\\/]Admonition|admonitionUtils\.js$/u,
} as const;

/** Those of pages have the names that their routes know. */
function isOnDemand(chunk: Chunk): boolean {
  return (chunk.name ?? '') === '' && !chunk.canBeInitial();
}

function nameOf(plugin: unknown): string | undefined {
  return typeof plugin === 'object' && plugin !== null ? plugin.constructor.name : undefined;
}
