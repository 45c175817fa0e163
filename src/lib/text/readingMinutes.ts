import {READING_CHARACTERS_PER_MINUTE, READING_WORDS_PER_MINUTE} from '../constants';

/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/** A run without white space that has a letter or a digit in it. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

/**
 * How long a text takes to read: words by the spaces between them, Chinese and Japanese by characters, whatever the language of the page,
 * since a page may show a text in another one.
 *
 * @returns whole minutes, at least 1.
 */
export function readingMinutes(text: string): number {
  const characters = text.match(UNSPACED)?.length ?? 0;
  const words = text.replace(UNSPACED, ' ').match(WORD)?.length ?? 0;
  return Math.max(
    1,
    Math.round(words / READING_WORDS_PER_MINUTE + characters / READING_CHARACTERS_PER_MINUTE),
  );
}
