import type {BehindChange} from './behind';
import {alignBlocks} from './alignBlocks';
import {type BlockChange, compareBlocks} from './compareBlocks';
import {describeChange} from './describeChange';
import {type AddedBlock, groupAdded, type NewBlocks} from './groupAdded';
import type {LocatedBlock} from './listBlocks';
import type {TranslationLock} from './lockFile';

/** What is to be shown beside a block of a translation. */
export type Mark =
  | {readonly type: 'changed'; readonly at: LocatedBlock; readonly source: LocatedBlock}
  | {readonly type: 'removed'; readonly at: LocatedBlock}
  /** The text of the original itself stands there. */
  | {readonly type: 'untranslated'; readonly at: LocatedBlock}
  | NewBlocks;

export interface MarkPlan {
  readonly marks: readonly Mark[];
  /** What has no place in the text: fields of the front matter, and sections that the translation has built differently. */
  readonly elsewhere: readonly BehindChange[];
  /** Blocks by which the translation is behind. */
  readonly count: number;
}

/** What readers of a translation are told, and where. Code that the translation already has as the original has it now is up to date. */
export function planMarks(
  lock: TranslationLock,
  current: readonly LocatedBlock[],
  translated: readonly LocatedBlock[],
): MarkPlan {
  const places = alignBlocks(lock.blocks, translated);
  const changes = compareBlocks(lock.blocks, current);
  const owned = findOwned(changes, places, translated);
  const marks: Mark[] = [];
  const added: AddedBlock[] = [];
  const elsewhere: BehindChange[] = [];
  let count = 0;
  for (const change of changes) {
    const source = change.type === 'removed' ? undefined : current[change.current];
    const same = source === undefined ? undefined : owned.get(source.hash);
    if (same !== undefined && isCode(same)) {
      continue;
    }
    count += 1;
    const at = findBlock(change, lock, places, translated);
    if (same !== undefined) {
      marks.push({type: 'untranslated', at: same});
    } else if (at === undefined || source?.kind === 'front-matter') {
      elsewhere.push(describeChange(change, lock, source));
    } else if (change.type === 'added') {
      added.push({index: change.current, ...(at === 'start' ? {} : {after: at})});
    } else if (at !== 'start') {
      marks.push(source === undefined ? {type: 'removed', at} : {type: 'changed', at, source});
    }
  }
  return {marks: [...marks, ...groupAdded(added, current)], elsewhere, count};
}

/** What may stand for a changed block already, by hash: all that does not stand for an unchanged one. */
function findOwned(
  changes: readonly BlockChange[],
  places: ReadonlyMap<number, number>,
  translated: readonly LocatedBlock[],
): ReadonlyMap<string, LocatedBlock> {
  const stale = new Set(
    changes.flatMap((change) => (change.type === 'added' ? [] : [change.locked])),
  );
  const settled = new Set([...places].flatMap(([locked, own]) => (stale.has(locked) ? [] : [own])));
  return new Map(
    translated.filter((_, index) => !settled.has(index)).map((block) => [block.hash, block]),
  );
}

function isCode({kind}: LocatedBlock): boolean {
  return kind === 'code' || kind === 'component';
}

function findBlock(
  change: BlockChange,
  lock: TranslationLock,
  places: ReadonlyMap<number, number>,
  translated: readonly LocatedBlock[],
): LocatedBlock | 'start' | undefined {
  const index = change.type === 'added' ? change.after : change.locked;
  if (change.type === 'added' && (lock.blocks[index]?.kind ?? 'front-matter') === 'front-matter') {
    return 'start';
  }
  const block = translated[places.get(index) ?? -1];
  // Footnotes are moved to the end of the page; what stands behind one would stay.
  return block?.parents.some(({type}) => type === 'footnoteDefinition') === true
    ? undefined
    : block;
}
