import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {deserialize, serialize} from 'node:v8';
import {isMissingFile} from './unknown';

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

/**
 * Keeps results on the disk. What cannot be read is made anew, and what cannot be written costs time only.
 *
 * @param folder for results of one kind; those of older code are deleted from it.
 * @param code a key of all code that makes the results, such as `hashModules` gives.
 */
export function createKeptResults(folder: string, code: string): KeptResults {
  const current = path.join(folder, code.slice(0, 16));
  let prepared: Promise<void> | undefined;
  return {
    async get(parts, make) {
      const hash = createHash('sha256');
      for (const part of parts) {
        hash.update(String(part.length)).update(':').update(part);
      }
      const file = path.join(current, hash.digest('hex'));
      try {
        return deserialize(await readFile(file));
      } catch {
        const result = await make();
        prepared ??= prepare(folder, current);
        await prepared;
        await keep(file, result);
        return result;
      }
    },
  };
}

/** Results that are made each time, for commands and tests. */
export const NOTHING_KEPT: KeptResults = {get: async (_parts, make) => make()};

/** The folder, without those of older code. */
async function prepare(folder: string, current: string): Promise<void> {
  try {
    await mkdir(current, {recursive: true});
    const others = (await readdir(folder)).filter((name) => name !== path.basename(current));
    await Promise.all(
      others.map(async (name) => rm(path.join(folder, name), {recursive: true, force: true})),
    );
    if ((await readdir(current)).length > MAX_ENTRIES) {
      await rm(current, {recursive: true, force: true});
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
