import {createHash} from 'node:crypto';
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';
import {deserialize, serialize} from 'node:v8';
import {isMissingFile, isRecord} from './unknown';

/** Results that depend only on their parts, kept between builds. */
export interface KeptResults {
  /**
   * The kept result for these parts, or a new one, which is then kept.
   *
   * @param parts everything that the result depends on, apart from the code.
   * @param make its result must survive a structured clone: data without functions and classes.
   */
  readonly get: <Result>(
    parts: readonly string[],
    make: () => Promise<Result> | Result,
  ) => Promise<Result>;
}

/** With more entries in a folder, most belong to texts that no longer exist: it is cleared. */
const MAX_ENTRIES = 8000;

/** First pause between checks for another process's result; each pause is longer. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;
/** A process that has crashed may have passed its number on to another one. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Keeps results on disk. Unreadable results are made again, and unwritable ones only cost time. Processes that need the same results
 * at the same time, such as languages built in parallel, share the work: one makes a result, and the others wait for it.
 *
 * @param folder for results of one kind; those of older code are deleted from it.
 * @param code a key for all code that makes the results, such as that of `hashModules`.
 */
export function createKeptResults(folder: string, code: string): KeptResults {
  const current = path.join(folder, code.slice(0, 16));
  let prepared: Promise<void> | undefined;
  return {
    async get<Result>(
      parts: readonly string[],
      make: () => Promise<Result> | Result,
    ): Promise<Result> {
      const hash = createHash('sha256');
      for (const part of parts) {
        hash.update(String(part.length)).update(':').update(part);
      }
      const file = path.join(current, hash.digest('hex'));
      const read = async (): Promise<{readonly result: Result} | undefined> => {
        try {
          return {result: deserialize(await readFile(file))};
        } catch {
          return undefined;
        }
      };
      const known = await read();
      if (known !== undefined) {
        return known.result;
      }
      prepared ??= prepare(folder, current);
      await prepared;
      const claim = `${file}.claim`;
      const made = tryClaim(file, claim) ? undefined : await waitFor(read, claim);
      if (made !== undefined) {
        return made.result;
      }
      try {
        const result = await make();
        await keep(file, result);
        return result;
      } finally {
        rmSync(claim, {force: true});
      }
    },
  };
}

/** Claims a result for this process, synchronously: if work waited between claim and making, one process would claim all of it. */
function tryClaim(file: string, claim: string): boolean {
  // Another process has made it since the last check.
  if (existsSync(file)) {
    return false;
  }
  try {
    writeFileSync(claim, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    // Without a writable folder, each process makes everything itself.
    return !isThere(error);
  }
}

/** The result that another process makes; undefined when it gives up, has ended, or takes too long. */
async function waitFor<Made>(
  read: () => Promise<Made | undefined>,
  claim: string,
): Promise<Made | undefined> {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (
    let pause = FIRST_PAUSE_MS;
    Date.now() < end;
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  ) {
    await sleep(pause);
    const isMaking = await isHeld(claim);
    const made = await read();
    if (made !== undefined || !isMaking) {
      return made;
    }
  }
  return undefined;
}

async function isHeld(claim: string): Promise<boolean> {
  try {
    process.kill(Number(await readFile(claim, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

function isThere(error: unknown): boolean {
  return isRecord(error) && error.code === 'EEXIST';
}

/** Results that are made each time, for commands and tests. */
export const NOTHING_KEPT: KeptResults = {get: async (_parts, make) => make()};

/** A command that runs older or newer code may write to the folder at the same time. */
const REMOVAL = {recursive: true, force: true, maxRetries: 5} as const;

/** Prepares the folder, and removes results of older code. */
async function prepare(folder: string, current: string): Promise<void> {
  try {
    await mkdir(current, {recursive: true});
    const others = (await readdir(folder)).filter((name) => name !== path.basename(current));
    await Promise.all(others.map(async (name) => rm(path.join(folder, name), REMOVAL)));
    if ((await readdir(current)).length > MAX_ENTRIES) {
      await rm(current, REMOVAL);
      await mkdir(current, {recursive: true});
    }
  } catch (error) {
    // Another language's build is clearing it at the same time.
    if (!isMissingFile(error)) {
      throw error;
    }
  }
}

async function keep(file: string, result: unknown): Promise<void> {
  // Under a temporary name first, so that an interrupted build leaves no partial result.
  const draft = `${file}.${process.pid}.draft`;
  try {
    await writeFile(draft, serialize(result));
    await rename(draft, file);
  } catch {
    await rm(draft, {force: true});
  }
}
