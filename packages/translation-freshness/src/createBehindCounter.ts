import path from 'node:path';
import type {ContentFile} from '@selection-set/content-model';
import {createOriginals} from './createOriginals';
import {locateBlocks} from './listBlocks';
import {parseLock} from './lockFile';
import {planMarks} from './planMarks';
import {readLock} from './readLock';

/** By how many blocks a translated file is behind its original; 0 also where that cannot be known. */
export type BehindCounter = (file: ContentFile) => Promise<number>;

/**
 * A counter that parses each original once.
 *
 * @param siteDir the project's folder.
 */
export function createBehindCounter(siteDir: string): BehindCounter {
  const readOriginal = createOriginals(siteDir);
  return async (file) => {
    const {lock} = parseLock((await readLock(path.join(siteDir, file.file))) ?? '');
    const current = lock === undefined ? undefined : await readOriginal(lock.source);
    return lock === undefined || current === undefined
      ? 0
      : planMarks(lock, current, locateBlocks(file)).count;
  };
}
