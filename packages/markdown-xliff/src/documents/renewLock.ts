import {
  UNTRANSLATED_HASH,
  createLock,
  type TranslationLock,
} from '@selection-set/translation-freshness';
import type {UnitAnswers} from '../checkUnit';
import type {DocumentPlan} from './planDocument';

/** The lock of a translation after texts have come back: a block is up to date once all its texts are. */
export function renewLock(plan: DocumentPlan, answers: UnitAnswers): TranslationLock {
  const {source, segmented, pairs, translation} = plan;
  const {blocks} = createLock(source.file, segmented.blocks);
  return {
    source: source.file,
    blocks: blocks.map((block, index) => {
      if (isDone(plan, answers, index)) {
        return block;
      }
      const pair = pairs[index];
      const locked = pair?.state === 'behind' ? translation?.lock.blocks[pair.locked] : undefined;
      return locked ?? {...block, hash: UNTRANSLATED_HASH};
    }),
  };
}

function isDone(plan: DocumentPlan, answers: UnitAnswers, block: number): boolean {
  const pair = plan.pairs[block];
  const ids = [...plan.segments].filter(([, segment]) => segment.block === block).map(([id]) => id);
  if (pair?.state === 'current') {
    return true;
  }
  return ids.length === 0
    ? !isAdapted(plan, block)
    : ids.every((id) => answers.get(id)?.type === 'taken');
}

/** Whether a translator has changed something without words, such as comments in code, which nobody has compared with the new original. */
export function isAdapted({pairs, translation, segments}: DocumentPlan, block: number): boolean {
  const pair = pairs[block];
  return (
    pair?.state === 'behind' &&
    [...segments.values()].every((segment) => segment.block !== block) &&
    translation?.segmented.blocks[pair.translated]?.hash !==
      translation?.lock.blocks[pair.locked]?.hash
  );
}
