import {packPostings, type Postings} from './postings';
import {tokenise} from './tokenise';
import {Vocabulary} from './vocabulary';

/** Words of one field and where they stand. */
export interface FieldIndex {
  readonly vocabulary: Vocabulary;
  readonly postings: Postings;
  /** Where they stand in headings, with `WHOLE` or `PART`; only in parts of a large index. */
  readonly headings?: Postings;
}

/** Counts in the index of a short field. */
export const WHOLE = 2;
export const PART = 1;

export interface ShortField extends FieldIndex {
  /** Number of words of each text that are no stop words. */
  readonly lengths: Uint8Array;
  /** The words of each text with a space before, between and after them, for comparing phrases. */
  readonly keys: string[];
}

/** Indexes titles or headings; they are short enough for it to be done where the reader is. */
export function indexTexts(texts: readonly string[], stopWords: ReadonlySet<string>): ShortField {
  const lists = new Map<string, Map<number, number>>();
  const add = (word: string, place: number, count: number): void => {
    const list = lists.get(word);
    if (list === undefined) {
      lists.set(word, new Map([[place, count]]));
    } else {
      list.set(place, Math.max(count, list.get(place) ?? 0));
    }
  };
  const lengths = new Uint8Array(texts.length);
  const keys = texts.map((text, place) => {
    const tokens = tokenise(text);
    lengths[place] = Math.min(255, tokens.filter(({word}) => !stopWords.has(word)).length);
    for (const {word, parts} of tokens) {
      add(word, place, WHOLE);
      for (const part of parts) {
        add(part, place, PART);
      }
    }
    return keyOf(tokens.map(({word}) => word));
  });
  const words = [...lists.keys()].toSorted();
  return {
    vocabulary: new Vocabulary(words),
    postings: packPostings(words.map((word) => lists.get(word) ?? new Map())),
    lengths,
    keys,
  };
}

/** Words in a form in which one text is part of another exactly when its words are. */
export function keyOf(words: readonly string[]): string {
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}
