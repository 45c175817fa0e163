import {appendFile, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '@selection-set/plugin-kit';
import {bundleScript} from '@selection-set/plugin-kit/bundleScript';
import {
  OFFLINE_LIST_FILE,
  WORKER_FILE,
  type WorkerSettings,
} from '../../../src/lib/contracts/offline';
import {composeList, describeFile, isNeeded, readJob} from './job';

const WORKER_FOLDER = path.join(__dirname, '../../../src/worker');

/**
 * Writes the service worker: a file of its own, because its name must not change and nothing of a page's scripts runs there.
 *
 * @param version of what is published; browsers take a worker for a newer one when any byte of it differs. Absent for the worker that removes
 *   what was kept, and itself.
 * @throws Error with what the bundler says.
 */
export async function bundleWorker(
  outDir: string,
  settings: WorkerSettings,
  version?: string,
): Promise<void> {
  await bundleScript({
    entry: path.join(WORKER_FOLDER, version === undefined ? 'off.ts' : 'index.ts'),
    folder: outDir,
    file: WORKER_FILE,
    target: 'webworker',
    define: {WORKER_SETTINGS: JSON.stringify(settings)},
  });
  await appendFile(path.join(outDir, WORKER_FILE), `\n// ${version ?? 'off'}\n`);
}

/**
 * Lists what a language needs to be read without a connection, and writes the service worker. Runs when everything else is written, because
 * the list holds sizes and hashes (`scripts/buildLocale.mjs`).
 */
export async function finishOffline(siteDir: string): Promise<void> {
  const {isOffered, outDir, baseUrl, baseUrls, hasWorker} = await readJob(siteDir);
  const locales = baseUrls.toSorted((one, two) => two.length - one.length);
  if (!isOffered) {
    await (hasWorker ? bundleWorker(outDir, {baseUrl, locales}) : undefined);
    return;
  }
  const names = (await listFiles(outDir)).filter(isNeeded);
  const files = await Promise.all(
    names.map(async (name) => describeFile(name, await readFile(path.join(outDir, name)), baseUrl)),
  );
  const list = composeList(files);
  await writeFile(path.join(outDir, OFFLINE_LIST_FILE), `${JSON.stringify(list)}\n`);
  if (hasWorker) {
    await bundleWorker(outDir, {baseUrl, locales}, list.version);
  }
}
