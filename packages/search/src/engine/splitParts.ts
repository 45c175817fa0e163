import type {CollectedWord} from './collectWords';

/** Bytes of postings up to which the body's index stays one file. */
export const LARGEST_WHOLE = 180_000;

/** Bytes that one posting takes, about. */
const POSTING_SIZE = 0.75;

/** Postings of one part of a larger index, some 6 KB. */
export const PART_SIZE = 7_000;

/** Splits sorted words so that a reader of a large portal downloads the parts that the words of a query fall into, never all. */
export function splitParts(
  words: readonly CollectedWord[],
  largestWhole: number,
): readonly (readonly CollectedWord[])[] {
  const total = words.reduce((sum, {counts}) => sum + counts.size, 0);
  if (total * POSTING_SIZE <= largestWhole) {
    return [words];
  }
  const parts: CollectedWord[][] = [];
  let size = PART_SIZE;
  for (const word of words) {
    if (size >= PART_SIZE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(word);
    size += word.counts.size + word.inHeadings.size;
  }
  return parts;
}
