import {readIfThere} from '@selection-set/plugin-kit';
import {LOCK_SUFFIX} from './lockFile';

/**
 * Text of the lock beside a translated file; undefined where there is none.
 *
 * @param file the translated file, absolute.
 */
export async function readLock(file: string): Promise<string | undefined> {
  return readIfThere(`${file}${LOCK_SUFFIX}`);
}
