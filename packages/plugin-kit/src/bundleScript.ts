import path from 'node:path';
import {rspack} from '@docusaurus/faster';

export interface ScriptOptions {
  /** TypeScript file that starts everything. */
  readonly entry: string;
  /** Folder of the written file. */
  readonly folder: string;
  readonly file: string;
  readonly target: 'web' | 'webworker';
  /** Source text for names in the code. */
  readonly define?: Readonly<Record<string, string>>;
}

/**
 * Writes one classic script from TypeScript, apart from what Docusaurus bundles for pages.
 *
 * @throws Error with what the bundler says.
 */
export async function bundleScript({
  entry,
  folder,
  file,
  target,
  define = {},
}: ScriptOptions): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target,
    context: path.dirname(entry),
    entry,
    output: {path: folder, filename: file},
    resolve: {extensions: ['.ts']},
    module: {
      rules: [
        {
          test: /\.ts$/u,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
          type: 'javascript/auto',
        },
      ],
    },
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
