import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {LOCK_SUFFIX} from './lockFile';

/** Writes the lock beside a translated file. */
export function writeLock(siteDir: string, file: string, text: string): Promise<void> {
  return writeFile(path.join(siteDir, `${file}${LOCK_SUFFIX}`), text);
}
