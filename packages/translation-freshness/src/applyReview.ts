import {compareBlocks} from './compareBlocks';
import type {SourceBlock} from './listBlocks';
import {createLock, type LockedBlock, type TranslationLock} from './lockFile';

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
