import {createHash} from 'node:crypto';
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';
import {deserialize, serialize} from 'node:v8';
import {isMissingFile, isRecord} from './unknown';

/** Results that follow from their parts alone, kept between builds. */
export interface KeptResults {
  /**
   * The kept result for these parts, or a new one, which is then kept.
   *
   * @param parts everything beside the code that the result follows from.
   * @param make its result must survive a structured clone: data without functions and classes.
   */
  readonly get: <Result>(
    parts: readonly string[],
    make: () => Promise<Result> | Result,
  ) => Promise<Result>;
}

/** Where more lie in a folder, most belong to texts that are gone: it is begun anew. */
const MAX_ENTRIES = 8000;

/** Who waits for another process asks again later each time. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;
/** A process that has ended without a word can have passed its number on. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Keeps results on the disk. What cannot be read is made anew, and what cannot be written costs time only. Processes that want the same results
 * at the same time, as languages that are built side by side do, share the work: what one has begun the others wait for.
 *
 * @param folder for results of one kind; those of older code are deleted from it.
 * @param code a key of all code that makes the results, such as `hashModules` gives.
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

/** Says that this process makes a result, at once: work that waited between claim and making would be claimed by one process alone. */
function tryClaim(file: string, claim: string): boolean {
  // Another process has made it since it was looked for.
  if (existsSync(file)) {
    return false;
  }
  try {
    writeFileSync(claim, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    // Where nothing can be written, everybody makes everything.
    return !isThere(error);
  }
}

/** What another process makes; undefined where it gives up, has ended, or takes too long. */
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

/** A command that runs code of another age may write into the folder at the same time. */
const REMOVAL = {recursive: true, force: true, maxRetries: 5} as const;

/** The folder, without those of older code. */
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
    // Another language's build clears at the same time.
    if (!isMissingFile(error)) {
      throw error;
    }
  }
}

async function keep(file: string, result: unknown): Promise<void> {
  // Under another name first, so that a build that is cut off leaves no half result.
  const draft = `${file}.${process.pid}.draft`;
  try {
    await writeFile(draft, serialize(result));
    await rename(draft, file);
  } catch {
    await rm(draft, {force: true});
  }
}
