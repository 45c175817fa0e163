import type {BehindChange} from './behind';
import type {BlockChange} from './compareBlocks';
import type {LocatedBlock} from './listBlocks';
import type {TranslationLock} from './lockFile';
import {plainText} from './plainText';

/** A change in words, for readers who cannot be shown it at its place. */
export function describeChange(
  change: BlockChange,
  lock: TranslationLock,
  source: LocatedBlock | undefined,
): BehindChange {
  if (change.type === 'removed' || source === undefined) {
    const block = change.type === 'added' ? undefined : lock.blocks[change.locked];
    return {type: 'removed', kind: block?.kind ?? 'paragraph', text: block?.start ?? ''};
  }
  const {kind, node, text} = source;
  if (node?.type === 'code') {
    return {type: change.type, kind, text: node.value};
  }
  const isMarkup = node === undefined || kind === 'component';
  return {type: change.type, kind, text: isMarkup ? text : plainText(node)};
}
