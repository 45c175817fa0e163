import {
  UNTRANSLATED_HASH,
  pairBlocks,
  type SourceBlock,
  type TranslationLock,
} from '@selection-set/translation-freshness';

/** How a block of the original stands in a translation. */
export type BlockPair =
  | {readonly state: 'untranslated'}
  /** Indexes of the block in the translation, and in the lock. */
  | {readonly state: 'behind' | 'current'; readonly translated: number; readonly locked: number};

/**
 * Which block of a translation belongs to which block of its original.
 *
 * @returns one for each block of the original; undefined when the translation has other blocks than what it was made from.
 */
export function pairTranslation(
  lock: TranslationLock,
  original: readonly SourceBlock[],
  translation: readonly SourceBlock[],
): readonly BlockPair[] | undefined {
  const {partners, reworded} = pairBlocks(lock.blocks, original);
  const followsLock = haveSameKinds(lock.blocks, translation);
  if (!followsLock && !haveSameKinds(original, translation)) {
    return undefined;
  }
  return original.map((_, index): BlockPair => {
    const locked = partners.get(index);
    if (locked === undefined || lock.blocks[locked]?.hash === UNTRANSLATED_HASH) {
      return {state: 'untranslated'};
    }
    return {
      state: reworded.has(index) ? 'behind' : 'current',
      translated: followsLock ? locked : index,
      locked,
    };
  });
}

/** Line of the translation from which on it has other blocks than its original. */
export function findDifference(
  original: readonly SourceBlock[],
  translation: readonly SourceBlock[],
): number {
  const index = translation.findIndex(({kind}, at) => kind !== original[at]?.kind);
  return translation.at(index)?.line ?? 1;
}

function haveSameKinds(
  one: readonly Pick<SourceBlock, 'kind'>[],
  other: readonly Pick<SourceBlock, 'kind'>[],
): boolean {
  return one.length === other.length && one.every(({kind}, index) => kind === other[index]?.kind);
}
