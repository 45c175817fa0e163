import type {BlockKind} from '@selection-set/translation-freshness';
import type {Inline, SegmentForm} from '../inline/inline';

/** What a translator translates at a time: a block of the lock, or a part of one, such as a cell of a table. */
export interface Segment {
  /** Index in `listBlocks`. */
  readonly block: number;
  /** Within the block, from 0. */
  readonly part: number;
  readonly kind: BlockKind;
  /** Of the block. */
  readonly hash: string;
  readonly form: SegmentForm;
  /** Of a field, a property or a heading, its name or id. */
  readonly name?: string;
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
  /** Of the file, from 1. */
  readonly line: number;
  readonly content: readonly Inline[];
}

/** A segment before it is known to which block it belongs. */
export type Part = Pick<Segment, 'content' | 'end' | 'form' | 'line' | 'name' | 'start'>;
