import {SHORTEST_OPEN, type QueryTerm} from './resolveTerms';
import {stemWord} from './fieldIndex';
import {listOthers, type Wording} from './wording';

/** While a word is being typed, it may need so many parts; with more, the next letters are awaited. */
const MOST_OPEN_PARTS = 2;

/** Forms of a word differ in their last letters. */
const LONGEST_ENDING = 4;

/**
 * Parts of the body's index that the words of a query fall into.
 *
 * @param parts first word of each part.
 */
export function findParts(
  terms: readonly QueryTerm[],
  parts: readonly string[],
  wording: Wording,
): readonly number[] {
  if (parts.length <= 1) {
    return parts.map((_, part) => part);
  }
  const found = new Set<number>();
  for (const {word, isOpen, weight, isPair} of terms) {
    if (weight === 1 || isPair) {
      for (const part of partsOfWord(word, isOpen && !isPair, parts)) {
        found.add(part);
      }
      for (const part of listOthers(word, wording).flatMap((other) =>
        partsOfWord(other, false, parts),
      )) {
        found.add(part);
      }
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

function partsOfWord(word: string, isOpen: boolean, parts: readonly string[]): readonly number[] {
  if (isOpen && word.length < SHORTEST_OPEN) {
    return [];
  }
  const stem = stemWord(word);
  const kept = word.startsWith(stem) ? stem.length : 0;
  const first = partOf(word.slice(0, Math.max(kept, word.length - LONGEST_ENDING, 1)), parts);
  const last = partOf(isOpen ? `${word}\uFFFF` : word, parts);
  return isOpen && last - first >= MOST_OPEN_PARTS
    ? [partOf(word, parts)]
    : Array.from({length: last - first + 1}, (_, index) => first + index);
}

function partOf(word: string, parts: readonly string[]): number {
  const next = parts.findIndex((first) => first > word);
  return Math.max(0, (next === -1 ? parts.length : next) - 1);
}
