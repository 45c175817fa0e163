import {appendFile} from 'node:fs/promises';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {WORKER_FILE, type WorkerSettings} from '../../src/lib/contracts/offline';

const WORKER_FOLDER = path.join(__dirname, '../../src/worker');

/**
 * Writes the service worker: a file of its own, because its name must not change and nothing of a page's scripts runs there.
 *
 * @param settings absent for the worker that removes what was kept, and itself.
 * @param version of what is published; browsers take a worker for a newer one when any byte of it differs.
 * @throws Error with what the bundler says.
 */
export async function bundleWorker(
  outDir: string,
  settings?: WorkerSettings,
  version = 'off',
): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: 'webworker',
    context: WORKER_FOLDER,
    entry: path.join(WORKER_FOLDER, settings === undefined ? 'off.ts' : 'index.ts'),
    output: {path: outDir, filename: WORKER_FILE},
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
    plugins: [new rspack.DefinePlugin({WORKER_SETTINGS: JSON.stringify(settings ?? null)})],
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
  await appendFile(path.join(outDir, WORKER_FILE), `\n// ${version}\n`);
}
