import {constants} from 'node:fs';
import {copyFile, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {isMissingFile} from '@selection-set/plugin-kit';

export interface CardStore {
  /** Puts the card of a key at a place, and makes it first where it is not kept. */
  readonly put: (key: string, target: string, make: () => Promise<Buffer>) => Promise<void>;
  /** Forgets what nobody has asked for. */
  readonly prune: () => Promise<void>;
}

/** Cards in a folder that outlives builds: a page that has not changed costs a copy (DOC-5). */
export function keepCards(folder: string): CardStore {
  const used = new Set<string>();
  // Two pages of the same card, made at the same time, would take each other's draft away.
  const making = new Map<string, Promise<void>>();
  return {
    put: async (key, target, make) => {
      const name = `${key}.png`;
      const file = path.join(folder, name);
      used.add(name);
      await mkdir(path.dirname(target), {recursive: true});
      if (!(await copyIfThere(file, target))) {
        const made = making.get(key) ?? writeWhole(file, make);
        making.set(key, made);
        await made;
        await copyIfThere(file, target);
      }
    },
    prune: async () => {
      await mkdir(folder, {recursive: true});
      const names = await readdir(folder);
      await Promise.all(
        names.filter((name) => !used.has(name)).map((name) => rm(path.join(folder, name))),
      );
    },
  };
}

/** Under another name first, so that a build that is cut off leaves no half picture. */
async function writeWhole(file: string, make: () => Promise<Buffer>): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, await make());
  await rename(draft, file);
}

async function copyIfThere(file: string, target: string): Promise<boolean> {
  try {
    await copyFile(file, target, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if (isMissingFile(error)) {
      return false;
    }
    throw error;
  }
}
