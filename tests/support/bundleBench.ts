import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack, type Configuration} from '@rspack/core';
import {benchAliases} from '../../plugins/samples/live-samples';

const ROOT = path.join(__dirname, '../..');

/**
 * The script of a bench's worker as browsers get it, in one file: with the same parts in place of Node's built-ins.
 *
 * @returns its text
 * @throws Error where a package asks for a built-in that has no part
 */
export async function bundleBench(bench: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const configuration: Configuration = {
    mode: 'production',
    target: 'webworker',
    context: ROOT,
    entry: `./src/family/benches/${bench}/worker.ts`,
    output: {path: folder, filename: 'worker.js', publicPath: '/'},
    resolve: {
      extensions: ['.mjs', '.js', '.ts', '.json'],
      alias: {'@site': ROOT, ...benchAliases(ROOT)},
    },
    module: {
      rules: [
        {
          test: /\.ts$/u,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
          type: 'javascript/auto',
        },
        {test: /\.m?js$/u, resolve: {fullySpecified: false}},
      ],
    },
    optimization: {splitChunks: false},
    performance: {hints: false},
  };
  try {
    await new Promise<void>((resolve, reject) => {
      rspack(configuration, (error, stats) => {
        if (error !== null) {
          reject(error);
        } else if (stats?.hasErrors() === true) {
          reject(new Error(stats.toString({all: false, errors: true})));
        } else {
          resolve();
        }
      });
    });
    return readFileSync(path.join(folder, 'worker.js'), 'utf8');
  } finally {
    rmSync(folder, {recursive: true});
  }
}
