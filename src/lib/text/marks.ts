/** Text without case, accents and vowel signs, to compare typed text with page text. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Segments of one visible letter, including combining signs. */
const LETTERS = new Intl.Segmenter(undefined, {granularity: 'grapheme'});

/**
 * Splits a text at each occurrence of the words, ignoring case and accents.
 *
 * @param words from `listQueryWords`.
 * @returns parts that together are the text.
 */
export function markWords(text: string, words: readonly string[]): readonly TextPart[] {
  if (words.length === 0) {
    return [{text, isMatch: false}];
  }
  const letters = Array.from(LETTERS.segment(text), ({segment}) => segment);
  const folded = letters.map((letter) => foldText(letter));
  const isMatch = letters.map(() => false);
  for (const word of words) {
    for (let start = 0; start < letters.length; start += 1) {
      const length = matchLength(folded.slice(start), word);
      isMatch.fill(true, start, start + length);
    }
  }
  return letters.reduce<readonly TextPart[]>((parts, letter, index) => {
    const last = parts.at(-1);
    return last !== undefined && last.isMatch === isMatch[index]
      ? [...parts.slice(0, -1), {...last, text: last.text + letter}]
      : [...parts, {text: letter, isMatch: isMatch[index] ?? false}];
  }, []);
}

/** Number of letters from the first on that match the word; 0 if they do not. A letter may fold to none or to several. */
function matchLength(folded: readonly string[], word: string): number {
  if (folded[0] === '') {
    return 0;
  }
  let text = '';
  for (const [index, letter] of folded.entries()) {
    text += letter;
    if (text.startsWith(word)) {
      return index + 1;
    }
    if (!word.startsWith(text)) {
      return 0;
    }
  }
  return 0;
}

/**
 * Splits a text at marked ranges.
 *
 * @param marks start and end of each, ascending and without overlaps.
 * @returns parts that together are the text.
 */
export function splitMarks(
  text: string,
  marks: readonly (readonly [number, number])[],
): readonly TextPart[] {
  let end = 0;
  const parts = marks.flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [
      {text: before, isMatch: false},
      {text: text.slice(from, to), isMatch: true},
    ];
  });
  return [...parts, {text: text.slice(end), isMatch: false}].filter((part) => part.text !== '');
}
