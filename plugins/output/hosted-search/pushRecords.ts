import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import {type BatchLimits, splitBatches} from './splitBatches';
import type {DocSearchRecord} from './toRecords';
import {type RetryOptions, withRetries} from './withRetries';

export type PushClient = Pick<
  Algoliasearch,
  'batch' | 'deleteIndex' | 'operationIndex' | 'saveSynonyms' | 'setSettings' | 'waitForTask'
>;

export interface PushOptions extends RetryOptions {
  readonly client: PushClient;
  readonly indexName: string;
  /** The index that is filled first, and then takes the other's place. */
  readonly temporaryName: string;
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
  readonly limits?: BatchLimits;
}

/** How often a task is asked about; the pauses grow to five seconds. */
const MOST_QUESTIONS = 300;

/**
 * Fills a temporary index and lets it take the place of the index at once: readers find the old records until all new ones are there. Rules and
 * synonyms that were made by hand are taken along.
 *
 * @throws what the provider says; the index is then as it was, and the temporary one is gone.
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
      // One after the other: the provider takes them in order, and refuses too many at once.
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
