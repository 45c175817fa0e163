import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {isMissingFile} from './isMissingFile';

/** All files below a folder, relative to it and with `/`, sorted; none where there is no such folder. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, {recursive: true, withFileTypes: true});
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.replaceAll(path.sep, '/'))
      .toSorted();
  } catch (error) {
    if (isMissingFile(error)) {
      return [];
    }
    throw error;
  }
}
