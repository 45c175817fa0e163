import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {OFFLINE_LIST_FILE} from '../../../src/lib/contracts/offline';
import {listFiles} from '@selection-set/plugin-kit';
import {bundleWorker} from './bundleWorker';
import {composeList, describeFile, isNeeded} from './composeList';
import {readJob} from './job';

/**
 * Lists what a language needs to be read without a connection, and writes the service worker. Runs when everything else is written, because
 * the list holds sizes and hashes (`scripts/buildLocale.mjs`).
 */
export async function finishOffline(siteDir: string): Promise<void> {
  const {isOffered, outDir, baseUrl, baseUrls, hasWorker} = await readJob(siteDir);
  if (!isOffered) {
    await (hasWorker ? bundleWorker(outDir) : undefined);
    return;
  }
  const names = (await listFiles(outDir)).filter(isNeeded);
  const files = await Promise.all(
    names.map(async (name) => describeFile(name, await readFile(path.join(outDir, name)), baseUrl)),
  );
  const list = composeList(files);
  await writeFile(path.join(outDir, OFFLINE_LIST_FILE), `${JSON.stringify(list)}\n`);
  if (hasWorker) {
    const locales = baseUrls.toSorted((one, two) => two.length - one.length);
    await bundleWorker(outDir, {baseUrl, locales}, list.version);
  }
}
