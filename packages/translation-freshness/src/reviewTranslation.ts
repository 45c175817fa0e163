import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentFile} from '@selection-set/content-model';
import {isMissingFile} from '@selection-set/plugin-kit';
import {
  LOCK_SUFFIX,
  compareBlocks,
  createLock,
  formatLock,
  parseLock,
  type LockedBlock,
  type TranslationLock,
} from './compareBlocks';
import {listBlocks, type SourceBlock} from './listBlocks';

/** Writes the lock beside a translated file. */
export function writeLock(siteDir: string, file: string, text: string): Promise<void> {
  return writeFile(path.join(siteDir, `${file}${LOCK_SUFFIX}`), text);
}

/**
 * The lock of a translation after some of its blocks have been brought up to date.
 *
 * @param lines lines of the original whose blocks were reviewed; without them the whole file was, and what was removed is forgotten.
 * @returns the other blocks stay as stale as they were.
 */
export function applyReview(
  lock: TranslationLock,
  blocks: readonly SourceBlock[],
  lines?: ReadonlySet<number>,
): TranslationLock {
  const renewed = createLock(lock.source, blocks);
  if (lines === undefined) {
    return renewed;
  }
  const changes = compareBlocks(lock.blocks, blocks);
  const known: LockedBlock[] = [...lock.blocks];
  const added: {readonly after: number; readonly block: LockedBlock}[] = [];
  for (const change of changes) {
    const block = change.type === 'removed' ? undefined : renewed.blocks[change.current];
    const line = change.type === 'removed' ? undefined : blocks[change.current]?.line;
    if (block === undefined || line === undefined || !lines.has(line)) {
      continue;
    }
    if (change.type === 'changed') {
      known[change.locked] = block;
    } else if (change.type === 'added') {
      added.push({after: change.after, block});
    }
  }
  const behind = (index: number): readonly LockedBlock[] =>
    added.filter(({after}) => after === index).map(({block}) => block);
  return {
    source: lock.source,
    blocks: [...behind(-1), ...known.flatMap((block, index) => [block, ...behind(index)])],
  };
}

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
