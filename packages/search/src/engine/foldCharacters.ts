/** Accents of Latin, Greek and Cyrillic letters, vowel signs and the lengthening stroke of Arabic. Japanese voicing marks stay. */
const MARKS = /[\u0300-\u036F\u064B-\u065F\u0670\u0640]/gu;

const ASCII = /^\p{ASCII}*$/u;

const ARABIC: Readonly<Record<string, string>> = {أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه'};

/**
 * One way of writing for characters that readers type in several: widths, ligatures, accents, forms of Arabic letters.
 * Keeps the case, which tells where the parts of a name begin.
 */
export function foldCharacters(text: string): string {
  return ASCII.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(MARKS, '')
        .normalize('NFC')
        .replace(/[أإآىة]/gu, (letter) => ARABIC[letter] ?? letter);
}
