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

/** Endings in the order they are taken off; what is left has at least so many letters. */
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
 * What the forms of a word have in common (`caching`, `caches`, `cached`; `colour`, `color`). Light on purpose: it only has to be the same
 * for words that readers mix up, and words that differ in meaning keep apart through the weight of the exact word.
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
  const bare = word.replace(/^[وفبكل]?ال(?=.{3})/u, '').replace(/^لل(?=.{3})/u, '');
  return bare.replace(/(?<=.{3})(?:ات|ون|ين|ان|ها|ه|ي)$/u, '');
}
