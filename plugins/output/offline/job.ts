import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {createHash} from 'node:crypto';
import {fileAddress} from '@selection-set/site-paths';
import {HASH_DIGITS, type OfflineFile, type OfflineList} from '../../../src/lib/contracts/offline';

/** What is to be done once the files of a language are all written. */
export interface OfflineJob {
  readonly isOffered: boolean;
  readonly outDir: string;
  /** Of this language, and of all of them, with a slash at both ends. */
  readonly baseUrl: string;
  readonly baseUrls: readonly string[];
  /** Whether the service worker belongs to this build: that of the default language. */
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

/** Pages that are no reading: answers of hosts, and addresses that lead elsewhere. */
const NO_PAGES: readonly string[] = ['404.html', '500.html'];

/**
 * Whether a built file is needed to read the language without a connection: pages, their scripts, styles, fonts and pictures, and the files of
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

/** The address that a browser asks for, where hosts leave out `.html` and `index`. */
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
