import {appendFile} from 'node:fs/promises';
import path from 'node:path';
import {WORKER_FILE, type WorkerSettings} from '../../../src/lib/contracts/offline';
import {bundleScript} from '@selection-set/plugin-kit/bundleScript';

const WORKER_FOLDER = path.join(__dirname, '../../../src/worker');

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
  await bundleScript({
    entry: path.join(WORKER_FOLDER, settings === undefined ? 'off.ts' : 'index.ts'),
    folder: outDir,
    file: WORKER_FILE,
    target: 'webworker',
    define: {WORKER_SETTINGS: JSON.stringify(settings ?? null)},
  });
  await appendFile(path.join(outDir, WORKER_FILE), `\n// ${version}\n`);
}
