import {writeFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

/** All of them, which the bundler would fold up. */
const EVERY = {modulesSpace: 1e6, nestedModulesSpace: 1e6, groupModulesByPath: false};

/**
 * Writes what the browser's scripts are made of, for `npm run bench -- bytes`: chunks and modules as the bundler counts them.
 *
 * @param options `file`: absolute path of the JSON to write; nothing is written without one.
 */
export default function pluginBundleReport(
  _context: unknown,
  {file}: {file?: string},
): Plugin<void> | null {
  if (file === undefined) {
    return null;
  }
  return {
    name: 'bundle-report',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [{apply: (compiler: Compiler) => report(compiler, file)}]},
  };
}

function report(compiler: Compiler, file: string): void {
  compiler.hooks.afterEmit.tap('bundle-report', (compilation) => {
    const {chunks, modules} = compilation.getStats().toJson({
      all: false,
      ids: true,
      chunks: true,
      modules: true,
      nestedModules: true,
      // Those that the bundler joined to another count as orphans.
      orphanModules: true,
      source: true,
      groupModulesByAttributes: false,
      groupModulesByCacheStatus: false,
      groupModulesByExtension: false,
      groupModulesByLayer: false,
      groupModulesByType: false,
      cachedModules: true,
      ...EVERY,
    });
    writeFileSync(file, JSON.stringify({chunks, modules}, toText));
  });
}

/** Sources come as buffers, which `JSON.stringify` has turned into lists of numbers when it asks here. */
function toText(key: string, value: unknown): unknown {
  return key === 'source' && isBufferJson(value) ? Buffer.from(value.data).toString() : value;
}

function isBufferJson(value: unknown): value is {readonly data: readonly number[]} {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
}
