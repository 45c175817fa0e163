import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentFile} from '@selection-set/content-model';
import {isMissingFile} from '@selection-set/plugin-kit';
import {applyReview} from './applyReview';
import {compareBlocks} from './compareBlocks';
import {listBlocks, type SourceBlock} from './listBlocks';
import {createLock, formatLock, LOCK_SUFFIX, parseLock, type TranslationLock} from './lockFile';
import {writeLock} from './writeLock';

export interface Review {
  /** The translated file, relative to the project's folder. */
  readonly file: string;
  readonly original: ContentFile;
  /** Lines of the original whose blocks were reviewed; without them, all of it was. */
  readonly lines: ReadonlySet<number> | undefined;
}

/**
 * Writes into a translation's lock that blocks are up to date.
 *
 * @throws Error for a part of a translation whose lock is missing or damaged, and for lines where nothing is to review.
 */
export async function reviewTranslation(
  siteDir: string,
  {file, original, lines}: Review,
): Promise<void> {
  const blocks = listBlocks(original);
  if (lines === undefined) {
    await writeLock(siteDir, file, formatLock(createLock(original.file, blocks)));
    return;
  }
  const lock = await readLock(siteDir, file);
  const stale = listStaleLines(lock, blocks);
  const wrong = [...lines].filter((line) => !stale.includes(line));
  if (wrong.length > 0) {
    throw new Error(
      `${original.file} has nothing to review at ${wrong.join(', ')}. ${file} is behind at ${stale.length === 0 ? 'no line' : stale.join(', ')}.`,
    );
  }
  await writeLock(siteDir, file, formatLock(applyReview(lock, blocks, lines)));
}

function listStaleLines(lock: TranslationLock, blocks: readonly SourceBlock[]): readonly number[] {
  return compareBlocks(lock.blocks, blocks).flatMap((change) => {
    const line = change.type === 'removed' ? undefined : blocks[change.current]?.line;
    return line === undefined ? [] : [line];
  });
}

async function readLock(siteDir: string, file: string): Promise<TranslationLock> {
  const lockFile = `${file}${LOCK_SUFFIX}`;
  let text: string;
  try {
    text = await readFile(path.join(siteDir, lockFile), 'utf8');
  } catch (error) {
    if (isMissingFile(error)) {
      throw new Error(
        `${lockFile} does not exist, so single blocks cannot be reviewed. Compare the whole file and leave the lines out.`,
        {cause: error},
      );
    }
    throw error;
  }
  const result = parseLock(text);
  if (result.lock === undefined) {
    const [{line, message} = {line: 1, message: ''}] = result.mistakes;
    throw new Error(
      `${lockFile}:${line} ${message} Run "npm run i18n:sync -- --repair ${file}" first.`,
    );
  }
  return result.lock;
}
