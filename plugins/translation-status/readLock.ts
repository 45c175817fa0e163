import {readFile} from 'node:fs/promises';
import {isMissingFile} from '../shared/isMissingFile';
import {LOCK_SUFFIX} from './lockFile';

/**
 * Text of the lock beside a translated file; undefined where there is none.
 *
 * @param file the translated file, absolute.
 */
export async function readLock(file: string): Promise<string | undefined> {
  try {
    return await readFile(`${file}${LOCK_SUFFIX}`, 'utf8');
  } catch (error) {
    if (isMissingFile(error)) {
      return undefined;
    }
    throw error;
  }
}
