import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';

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
