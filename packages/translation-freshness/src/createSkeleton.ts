import type {ContentFile} from '@selection-set/content-model';
import {listBlocks} from './listBlocks';
import {createLock, formatLock} from './lockFile';

/** Hash of a block that nobody has translated yet; no text has it. */
export const UNTRANSLATED_HASH = '000000000000';

export interface Skeleton {
  /** Of the translated file: the original, with the ids of its headings written out. */
  readonly text: string;
  /** Of its lock: every block is to do. */
  readonly lock: string;
}

/** What a translator starts from: links to headings keep working, because the ids stay those of the original. */
export function createSkeleton(original: ContentFile): Skeleton {
  const lines = original.text.split('\n');
  for (const {id, line, node} of original.headings) {
    const end = node.position?.end.line ?? line;
    const text = lines[end - 1] ?? '';
    if (!/\{\/\*\s*#/u.test(text)) {
      lines[end - 1] = `${text.trimEnd()} {/* #${id} */}`;
    }
  }
  const lock = createLock(original.file, listBlocks(original));
  return {
    text: lines.join('\n'),
    lock: formatLock({
      ...lock,
      blocks: lock.blocks.map((block) => ({...block, hash: UNTRANSLATED_HASH})),
    }),
  };
}
