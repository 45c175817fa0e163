import path from 'node:path';
import {rspack} from '@docusaurus/faster';

export interface ScriptOptions {
  /** TypeScript file that is the entry point. */
  readonly entry: string;
  /** Folder of the written file. */
  readonly folder: string;
  readonly file: string;
  readonly target: 'web' | 'webworker';
  /** Source text for names in the code. */
  readonly define?: Readonly<Record<string, string>>;
  /** Files that replace modules, by the modules' names. */
  readonly alias?: Readonly<Record<string, string | false>>;
}

/**
 * Writes one classic script from TypeScript, separately from what Docusaurus bundles for pages.
 *
 * @throws Error with the messages of the bundler.
 */
export async function bundleScript({
  entry,
  folder,
  file,
  target,
  define = {},
  alias = {},
}: ScriptOptions): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target,
    context: path.dirname(entry),
    entry,
    output: {path: folder, filename: file, publicPath: '/', asyncChunks: false},
    resolve: {extensions: ['.ts', '...'], alias: {...alias}},
    module: {
      rules: [
        {
          test: /\.ts$/u,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
          type: 'javascript/auto',
        },
        // Packages that Node treats as CommonJS omit file extensions in imports.
        {test: /\.m?js$/u, resolve: {fullySpecified: false}},
      ],
    },
    performance: {hints: false},
    plugins: [new rspack.DefinePlugin({...define})],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error !== null || stats?.hasErrors()) {
        reject(error ?? new Error(stats?.toString({all: false, errors: true})));
      } else {
        resolve();
      }
    });
  });
}
