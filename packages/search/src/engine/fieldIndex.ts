import {tokenise, withoutArticle} from './tokenise';

/** British spellings and the American ones the index keeps. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^grey/u, 'gray'],
  [/(?<=..)our(?=$|s|ed|ing|able|ite|al|ful)/u, 'or'],
  [/(?<=..)is(?=(?:e|ed|es|er|ers|ing|able|ation|ations)$)/u, 'iz'],
  [/yse(?=$|d|r|s)/u, 'yze'],
  [/tre(?=s?$)/u, 'ter'],
  [/ogue(?=s?$)/u, 'og'],
  [/(?<=[ef]n)ce$/u, 'se'],
];

/** Endings in the order of removal; at least this many letters must remain. */
const ENDINGS: readonly (readonly [RegExp, number, string])[] = [
  [/ies$/u, 2, 'y'],
  [/(?<=x|ch|sh|ss|z)es$/u, 3, ''],
  [/(?<![su])s$/u, 3, ''],
  [/ly$/u, 4, ''],
  [/ing$/u, 3, ''],
  [/ed$/u, 3, ''],
  [/(?<=[ai])bilit[iy]$/u, 3, 'bl'],
  [/ation$/u, 4, ''],
  [/(?<=[st])ion$/u, 4, ''],
  [/er$/u, 4, ''],
  [/at(?:e|or)?$/u, 4, ''],
  [/e$/u, 3, ''],
];

const ARABIC_WORD = /^\p{Script=Arabic}+$/u;

/**
 * The common part of a word's forms (`caching`, `caches`, `cached`; `colour`, `color`). Light on purpose: it only has to be the same
 * for words that readers mix up; the weight of the exact word keeps words of different meaning apart.
 */
export function stemWord(word: string): string {
  if (word.length < 4) {
    return word;
  }
  if (!/^[a-z]+$/u.test(word)) {
    return ARABIC_WORD.test(word) ? stemArabic(word) : word;
  }
  let stem = word;
  for (const [pattern, replacement] of SPELLINGS) {
    stem = stem.replace(pattern, replacement);
  }
  for (const [pattern, shortest, replacement] of ENDINGS) {
    const shorter = stem.replace(pattern, replacement);
    if (shorter.length >= shortest && shorter.length < stem.length && /[aeiouy]/u.test(shorter)) {
      stem = shorter;
    }
  }
  return stem.replace(/(?<=[a-z]{2}([b-df-hj-np-tv-z]))\1$/u, '').replace(/y$/u, 'i');
}

/** Without article, conjunction and the commonest endings. */
function stemArabic(word: string): string {
  return withoutArticle(word).replace(/(?<=.{3})(?:ات|ون|ين|ان|ها|ا|ه|ي)$/u, '');
}

/** Sorted words and ways to find them; the index of a word is its number. */
export class Vocabulary {
  private stems: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(readonly words: readonly string[]) {}

  /** Number of a word, or -1. */
  find(word: string): number {
    const index = this.lowerBound(word);
    return this.words[index] === word ? index : -1;
  }

  /** Range of the words with this prefix; the end is exclusive. */
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

/** Where each word of a list occurs: for word `w`, the places `start[w]` to `start[w + 1]` of the other two. */
export interface Postings {
  readonly start: Uint32Array;
  /** Sections or pages, rising for each word. */
  readonly places: Uint32Array;
  /** Weight of the word there; the field defines the meaning of the number. */
  readonly counts: Uint8Array;
}

/** Concatenates lists of places. */
export function packPostings(lists: readonly ReadonlyMap<number, number>[]): Postings {
  const start = new Uint32Array(lists.length + 1);
  for (const [word, list] of lists.entries()) {
    start[word + 1] = (start[word] ?? 0) + list.size;
  }
  const total = start[lists.length] ?? 0;
  const places = new Uint32Array(total);
  const counts = new Uint8Array(total);
  let next = 0;
  for (const list of lists) {
    for (const [place, count] of [...list].toSorted(([a], [b]) => a - b)) {
      places[next] = place;
      counts[next] = Math.min(255, count);
      next += 1;
    }
  }
  return {start, places, counts};
}

/** Words of one field and where they occur. */
export interface FieldIndex {
  readonly vocabulary: Vocabulary;
  readonly postings: Postings;
  /** Where they occur in headings, with `WHOLE` or `PART`; only in parts of a large index. */
  readonly headings?: Postings;
}

/** Counts in the index of a short field. */
export const WHOLE = 2;
export const PART = 1;

export interface ShortField extends FieldIndex {
  /** Number of words of each text, without stop words. */
  readonly lengths: Uint8Array;
  /** The words of each text with a space before, between and after them, for comparing phrases. */
  readonly keys: string[];
}

/** A word in more texts than this, and in more than this share of all, is the site's name or a label: it does not lengthen a text. */
const COMMON = 8;
const COMMON_SHARE = 0.2;

/** Indexes titles or headings; they are short enough to be indexed in the browser. */
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
  const words = texts.map((text) => tokenise(text));
  const keys = words.map((tokens, place) => {
    for (const {word, parts} of tokens) {
      add(word, place, WHOLE);
      for (const part of parts) {
        add(part, place, PART);
      }
    }
    return keyOf(tokens.map(({word}) => word));
  });
  const isSilent = (word: string): boolean =>
    stopWords.has(word) ||
    (lists.get(word)?.size ?? 0) > Math.max(COMMON, COMMON_SHARE * texts.length);
  const lengths = Uint8Array.from(words, (tokens) =>
    Math.min(255, tokens.filter(({word}) => !isSilent(word)).length),
  );
  const sorted = [...lists.keys()].toSorted();
  return {
    vocabulary: new Vocabulary(sorted),
    postings: packPostings(sorted.map((word) => lists.get(word) ?? new Map())),
    lengths,
    keys,
  };
}

/** Words in a form in which one text contains another exactly when it has its words. */
export function keyOf(words: readonly string[]): string {
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}
