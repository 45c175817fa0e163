/** Text without case, accents and vowel signs, for comparing what a reader types with what is written. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** What readers see as one letter, with the signs above and below it. */
const LETTERS = new Intl.Segmenter(undefined, {granularity: 'grapheme'});

/**
 * Splits a text at the places where one of the words stands, whatever the case and the accents.
 *
 * @param words as `listQueryWords` gives them.
 * @returns parts that make up the text again.
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

/** How many letters from the first on make up the word; 0 where they do not. A letter may fold to none or to several. */
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
 * Splits a text at marked places.
 *
 * @param marks from and to, rising and apart from each other.
 * @returns parts that make up the text again.
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
