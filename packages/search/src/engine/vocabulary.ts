import {stemWord} from './stemWord';

/** Sorted words and ways to find them; the index of a word is its number. */
export class Vocabulary {
  private stems: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(readonly words: readonly string[]) {}

  /** Number of a word, or -1. */
  find(word: string): number {
    const index = this.lowerBound(word);
    return this.words[index] === word ? index : -1;
  }

  /** The numbers from which to which words begin so; the second is not included. */
  findPrefix(prefix: string): readonly [number, number] {
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uFFFF`)];
  }

  /** Numbers of words with the same stem. */
  findStem(stem: string): readonly number[] {
    this.stems ??= groupByStem(this.words);
    return this.stems.get(stem) ?? [];
  }

  private lowerBound(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < word) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}

function groupByStem(words: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, word] of words.entries()) {
    const stem = stemWord(word);
    const group = groups.get(stem);
    if (group === undefined) {
      groups.set(stem, [index]);
    } else {
      group.push(index);
    }
  }
  return groups;
}
