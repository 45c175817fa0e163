import {isNear} from './isNear';
import {stemWord} from './stemWord';
import type {Vocabulary} from './vocabulary';
import type {Weights} from './weights';

/** Words of a vocabulary that a word of the query stands for, with how well they fit, up to 1. */
export type Matches = ReadonlyMap<number, number>;

/** Shorter words have too many neighbours to guess what was meant. */
const SHORTEST_NEAR = 5;
const SHORTEST_NEAR_PREFIX = 6;

/** A beginning stands for no more words than these; with more, the next letters tell. */
const MOST_PREFIX_MATCHES = 400;

/** The word itself, its other forms, and, while it is being typed, words that begin with it. */
export function matchWord(
  vocabulary: Vocabulary,
  word: string,
  isOpen: boolean,
  stopWords: ReadonlySet<string>,
  weights: Weights,
): Matches {
  const matches = new Map<number, number>();
  if (isOpen) {
    const [from, to] = vocabulary.findPrefix(word);
    for (let index = from; index < Math.min(to, from + MOST_PREFIX_MATCHES); index += 1) {
      const length = vocabulary.words[index]?.length ?? 1;
      matches.set(index, weights.prefix * Math.sqrt(word.length / length));
    }
  }
  for (const index of vocabulary.findStem(stemWord(word))) {
    if (!stopWords.has(vocabulary.words[index] ?? '')) {
      matches.set(index, Math.max(weights.stem, matches.get(index) ?? 0));
    }
  }
  const exact = vocabulary.find(word);
  if (exact !== -1) {
    matches.set(exact, 1);
  }
  return matches;
}

/** Words that are one slip away. */
export function matchNearWords(
  vocabulary: Vocabulary,
  word: string,
  isOpen: boolean,
  weights: Weights,
): Matches {
  const matches = new Map<number, number>();
  if (word.length < SHORTEST_NEAR) {
    return matches;
  }
  const isPrefix = isOpen && word.length >= SHORTEST_NEAR_PREFIX;
  for (const [index, candidate] of vocabulary.words.entries()) {
    if (mayBeNear(word, candidate) && isNear(word, candidate, isPrefix)) {
      const fit = isNear(word, candidate, false) ? 1 : Math.sqrt(word.length / candidate.length);
      matches.set(index, weights.near * fit);
    }
  }
  return matches;
}

/** A quick look at the first two letters, one of which has to be right. */
function mayBeNear(word: string, candidate: string): boolean {
  const first = candidate.charCodeAt(0);
  const second = candidate.charCodeAt(1);
  return (
    word.charCodeAt(0) === first ||
    word.charCodeAt(1) === second ||
    word.charCodeAt(0) === second ||
    word.charCodeAt(1) === first
  );
}
