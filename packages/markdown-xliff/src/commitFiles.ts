import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Suffix of the temporary files, until all of them are written. */
const SUFFIX = '.new';

/**
 * Writes several files, or none: each is written to a temporary file next to its target, and renamed only when all are written.
 *
 * @param files text by file, relative to the project's folder or absolute.
 * @throws the first error of the file system; temporary files written so far are removed.
 */
export async function commitFiles(
  siteDir: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const targets = [...files].map(([file, text]) => ({target: path.resolve(siteDir, file), text}));
  const made: string[] = [];
  try {
    for (const {target, text} of targets) {
      const folder = await mkdir(path.dirname(target), {recursive: true});
      made.push(...(folder === undefined ? [] : [folder]), target + SUFFIX);
      await writeFile(target + SUFFIX, text);
    }
  } catch (error) {
    await Promise.all(made.map((name) => rm(name, {recursive: true, force: true})));
    throw error;
  }
  for (const {target} of targets) {
    await rename(target + SUFFIX, target);
  }
}
