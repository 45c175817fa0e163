import type {ContentFile} from '@selection-set/content-model';
import {
  type LocatedBlock,
  locateBlocks,
  TRANSLATED_FIELDS,
} from '@selection-set/translation-freshness';
import {hasWords} from '../inline/inline';
import {listFields} from './listFields';
import {listParts} from './listParts';
import type {Segment} from './segment';

/** A file as its translator sees it. */
export interface SegmentedFile {
  readonly blocks: readonly LocatedBlock[];
  /** In the order of the file; those without a word as well. */
  readonly segments: readonly Segment[];
}

/** All texts of a file, block by block, with their places. */
export function listSegments(file: ContentFile): SegmentedFile {
  const blocks = locateBlocks(file);
  const fields = listFields(file);
  const ids = new Map(file.headings.map(({id, node}) => [node.position?.start.offset, id]));
  const segments = blocks.flatMap(({kind, hash, line, node, text}, block) => {
    const parts =
      node === undefined
        ? fields.filter(
            ({name}) => name === TRANSLATED_FIELDS.find((field) => text.startsWith(`${field}: `)),
          )
        : listParts(node, file.text);
    const id = node?.type === 'heading' ? ids.get(node.position?.start.offset) : undefined;
    return parts.map((part, index) => ({
      ...part,
      ...(id === undefined ? {} : {name: id}),
      block,
      part: index,
      kind,
      hash,
      line: part.line === 0 ? line : part.line,
    }));
  });
  return {blocks, segments};
}

/** Whether a translator gets to see a text. */
export function isTranslatable({content}: Segment): boolean {
  return hasWords(content);
}
