import {writeFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import type {Compiler} from '@rspack/core';

/** Writes what each script of the browser is made of, for `npm run bench -- bytes`: chunks and modules as the bundler counts them. */
export default function pluginBundleReport(_context: unknown, {file}: {file: string}): Plugin<void> {
  return {
    name: 'bundle-report',
    configureWebpack(_config, isServer) {
      return isServer ? {} : {plugins: [{apply: (compiler: Compiler) => report(compiler, file)}]};
    },
  };
}

function report(compiler: Compiler, file: string): void {
  compiler.hooks.done.tap('bundle-report', (stats) => {
    const {chunks, modules} = stats.toJson({
      all: false,
      chunks: true,
      modules: true,
      nestedModules: true,
      chunkModules: false,
      chunkRelations: true,
      ids: true,
      source: true,
      modulesSpace: Infinity,
      nestedModulesSpace: Infinity,
    });
    writeFileSync(file, JSON.stringify({chunks, modules}));
  });
}
