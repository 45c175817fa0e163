import {createHash} from 'node:crypto';
import {appendFile, readFile, writeFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {listFiles} from '@selection-set/plugin-kit';
import {bundleScript} from '@selection-set/plugin-kit/bundleScript';
import {fileAddress} from '@selection-set/site-paths';
import {
  OFFLINE_LIST_FILE,
  WORKER_FILE,
  type WorkerSettings,
  HASH_DIGITS,
  type OfflineFile,
  type OfflineList,
} from '../../../src/lib/contracts/offline';

const WORKER_FOLDER = path.join(__dirname, '../../../src/worker');

/**
 * Writes the service worker: a separate file, because its name must not change and none of the pages' scripts run in it.
 *
 * @param version of the published content; browsers update the worker when any byte of it differs. Absent for the worker that removes the
 *   caches and itself.
 * @throws Error with the bundler's messages.
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
 * Lists the files that a language needs for reading offline, and writes the service worker. Runs after everything else is written, because
 * the list contains sizes and hashes (`scripts/buildLocale.mjs`).
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

/** Work that remains once all files of a language are written. */
export interface OfflineJob {
  readonly isOffered: boolean;
  readonly outDir: string;
  /** Of this language, and of all of them, with leading and trailing slash. */
  readonly baseUrl: string;
  readonly baseUrls: readonly string[];
  /** Whether this build writes the service worker: that of the default language does. */
  readonly hasWorker: boolean;
}

const JobSchema = Joi.object<OfflineJob>({
  isOffered: Joi.boolean().required(),
  outDir: Joi.string().required(),
  baseUrl: Joi.string().required(),
  baseUrls: Joi.array().items(Joi.string()).required(),
  hasWorker: Joi.boolean().required(),
});

function jobPath(siteDir: string): string {
  return path.join(siteDir, GENERATED_FILES_DIR_NAME, 'offline', 'job.json');
}

export async function writeJob(siteDir: string, job: OfflineJob): Promise<void> {
  await mkdir(path.dirname(jobPath(siteDir)), {recursive: true});
  await writeFile(jobPath(siteDir), JSON.stringify(job));
}

export async function readJob(siteDir: string): Promise<OfflineJob> {
  const value: unknown = JSON.parse(await readFile(jobPath(siteDir), 'utf8'));
  return Joi.attempt(value, JobSchema);
}

/** Pages not meant for reading: error pages of hosts. */
const NO_PAGES: readonly string[] = ['404.html', '500.html'];

/**
 * Whether a built file is needed for reading the language offline: pages, their scripts, styles, fonts and pictures, and the files of
 * the search. Markdown exports for assistants, feeds, social cards and the press kit's downloads are not.
 *
 * @param file relative to the build of the language, with `/`.
 */
export function isNeeded(file: string): boolean {
  if (NO_PAGES.includes(file)) {
    return false;
  }
  return (
    file.endsWith('.html') ||
    file.startsWith('assets/') ||
    file.startsWith('pictures/') ||
    (file.startsWith('img/') && !/^img\/(?:cards\/|social-card)/u.test(file))
  );
}

/** The address that a browser requests, on hosts that leave out `.html` and `index`. */
export function addressOf(file: string, baseUrl: string): string {
  return baseUrl + fileAddress(file);
}

export function describeFile(file: string, content: Uint8Array, baseUrl: string): OfflineFile {
  return {
    address: addressOf(file, baseUrl),
    bytes: content.byteLength,
    hash: createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS),
  };
}

/** The list of a language's files; the same files give the same version. */
export function composeList(files: readonly OfflineFile[]): OfflineList {
  const hash = createHash('sha256');
  for (const {address, hash: content} of files) {
    hash.update(`${address} ${content}\n`);
  }
  return {version: hash.digest('hex').slice(0, HASH_DIGITS), files};
}
