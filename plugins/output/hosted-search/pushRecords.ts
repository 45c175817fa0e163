import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {listFiles} from '@selection-set/plugin-kit';
import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import type {DocSearchRecord} from './toRecords';

/** Folder of the records, one file for each language; not committed. */
export const RECORDS_FOLDER = 'search-records';

const RecordsSchema = Joi.array<readonly DocSearchRecord[]>()
  .items(
    Joi.object({
      objectID: Joi.string().required(),
      url: Joi.string().required(),
      type: Joi.string().required(),
      hierarchy: Joi.object().required(),
      language: Joi.string().required(),
    }).unknown(),
  )
  .unique('objectID')
  .required();

/** @returns the file, relative to the folder of the project. */
export async function writeRecords(
  folder: string,
  locale: string,
  records: readonly DocSearchRecord[],
): Promise<string> {
  await mkdir(folder, {recursive: true});
  const file = path.join(folder, `${locale}.json`);
  await writeFile(file, `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
  return file;
}

/** @throws Error when there are no files, or one has unexpected content. */
export async function readRecordFiles(folder: string): Promise<readonly DocSearchRecord[]> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.json'));
  if (names.length === 0) {
    throw new Error(`There are no records in "${folder}". Run "npm run search:records" first.`);
  }
  const lists = await Promise.all(
    names.map(async (name) => {
      const value: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      const {value: records, error} = RecordsSchema.validate(value);
      if (error !== undefined) {
        throw new Error(
          `${path.join(folder, name)}: ${error.message}. Write it anew with "npm run search:records".`,
        );
      }
      return records;
    }),
  );
  return lists.flat();
}

interface RetryOptions {
  /** Pauses before each new attempt, in milliseconds. */
  readonly pauses: readonly number[];
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Cover the usual duration of a provider's problems. */
export const PAUSES: readonly number[] = [1000, 2000, 4000, 8000, 16_000];

const TOO_MANY = 429;

/**
 * Retries where that can help: when no host was reached or all are broken, or after too many requests.
 *
 * @throws the last error.
 */
async function withRetries<Value>(
  run: () => Promise<Value>,
  {pauses, wait, log}: RetryOptions,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    const [pause, ...rest] = pauses;
    if (pause === undefined || !canPass(error)) {
      throw error;
    }
    log(`No success; again in ${String(pause / 1000)} s.`);
    await wait(pause);
    return withRetries(run, {pauses: rest, wait, log});
  }
}

function canPass(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'RetryError' || ('status' in error && error.status === TOO_MANY))
  );
}

interface BatchLimits {
  readonly records: number;
  readonly bytes: number;
}

/** As the provider advises. */
const BATCH_LIMITS: BatchLimits = {records: 1000, bytes: 5_000_000};

/** Records in their order, in batches within both limits; a record that is too large alone is a batch of its own. */
export function splitBatches<Item>(
  records: readonly Item[],
  limits: BatchLimits = BATCH_LIMITS,
): readonly (readonly Item[])[] {
  const batches: Item[][] = [];
  let bytes = 0;
  for (const record of records) {
    const own = Buffer.byteLength(JSON.stringify(record));
    const last = batches.at(-1);
    if (last === undefined || last.length === limits.records || bytes + own > limits.bytes) {
      batches.push([record]);
      bytes = own;
    } else {
      last.push(record);
      bytes += own;
    }
  }
  return batches;
}

type PushClient = Pick<
  Algoliasearch,
  'batch' | 'deleteIndex' | 'operationIndex' | 'saveSynonyms' | 'setSettings' | 'waitForTask'
>;

export interface PushOptions extends RetryOptions {
  readonly client: PushClient;
  readonly indexName: string;
  /** Name of the index that is filled first, and then replaces the other. */
  readonly temporaryName: string;
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
  readonly limits?: BatchLimits;
}

/** How often to poll a task; the pauses grow to five seconds. */
const MOST_QUESTIONS = 300;

/**
 * Fills a temporary index and then replaces the index with it at once: readers find the old records until all new ones are there. Copies
 * rules and synonyms that were made by hand.
 *
 * @throws the provider's error; the index is then unchanged, and the temporary one deleted.
 */
export async function pushRecords(
  records: readonly DocSearchRecord[],
  options: PushOptions,
): Promise<void> {
  const {client, indexName, temporaryName, log} = options;
  const attempt = async <Value>(run: () => Promise<Value>) => withRetries(run, options);
  const finish = async (taskID: number): Promise<void> => {
    await attempt(async () =>
      client.waitForTask({indexName: temporaryName, taskID, maxRetries: MOST_QUESTIONS}),
    );
  };
  if (records.length === 0) {
    throw new Error(
      'There are no records, and an empty index would find nothing. Nothing was sent.',
    );
  }
  try {
    await copyHandmade(options, attempt, finish);
    const {settings: indexSettings} = options;
    const {taskID} = await attempt(async () =>
      client.setSettings({indexName: temporaryName, indexSettings}),
    );
    await finish(taskID);
    if (options.synonyms.length > 0) {
      const synonymHit = [...options.synonyms];
      const saved = await attempt(async () =>
        client.saveSynonyms({indexName: temporaryName, synonymHit}),
      );
      await finish(saved.taskID);
    }
    let sent = 0;
    let last: number | undefined;
    for (const batch of splitBatches(records, options.limits)) {
      const requests = batch.map((record) => ({action: 'addObject' as const, body: {...record}}));
      // One after the other: the provider processes them in order, and refuses too many at once.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await attempt(async () =>
        client.batch({indexName: temporaryName, batchWriteParams: {requests}}),
      );
      last = answer.taskID;
      sent += batch.length;
      const share = Math.round((100 * sent) / records.length);
      log(`${String(sent)} of ${String(records.length)} records sent (${String(share)} %)`);
    }
    if (last !== undefined) {
      await finish(last);
    }
    const moved = await attempt(async () =>
      client.operationIndex({
        indexName: temporaryName,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
    await finish(moved.taskID);
    log(`"${indexName}" has the new records.`);
  } catch (error) {
    await client.deleteIndex({indexName: temporaryName}).catch(() => undefined);
    throw error;
  }
}

/** An index that does not exist yet has nothing made by hand. */
async function copyHandmade(
  {client, indexName, temporaryName}: PushOptions,
  attempt: <Value>(run: () => Promise<Value>) => Promise<Value>,
  finish: (taskID: number) => Promise<void>,
): Promise<void> {
  try {
    const {taskID} = await attempt(async () =>
      client.operationIndex({
        indexName,
        operationIndexParams: {
          operation: 'copy',
          destination: temporaryName,
          scope: ['rules', 'synonyms'],
        },
      }),
    );
    await finish(taskID);
  } catch (error) {
    if (!(error instanceof Error && 'status' in error && error.status === 404)) {
      throw error;
    }
  }
}
