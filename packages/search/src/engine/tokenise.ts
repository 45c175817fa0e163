import {foldCharacters} from './foldCharacters';

/** A word of a text, in lower case. */
export interface Token {
  readonly word: string;
  /** What a name such as `scrollToIndex` or `android_ripple` is made of; empty for plain words. */
  readonly parts: readonly string[];
  /** Pair of characters of a script that is written without spaces. */
  readonly isPair: boolean;
}

const RUN = /[\p{L}\p{N}\p{M}_]+/gu;
const UNSPACED_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々]+/gu;
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々]/u;
const NAME_PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+/gu;
const ASCII_WORD = /^(?:[A-Z]?[a-z]+|[0-9]+)$/u;

/** Longer words are cut: nobody types them, and they would only cost. */
const LONGEST_WORD = 48;

const UNSPACED_END =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々]$/u;

/** Whether a text begins, or ends, in a script that is written without spaces. */
export const startsUnspaced = (text: string): boolean => UNSPACED.test(text);
export const endsUnspaced = (text: string): boolean => UNSPACED_END.test(text);

/**
 * Splits a text into words: names are kept whole and split at case changes and underscores, scripts without spaces become pairs of
 * neighbouring characters.
 */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const [run] of foldCharacters(text).matchAll(RUN)) {
    if (ASCII_WORD.test(run)) {
      tokens.push({word: run.slice(0, LONGEST_WORD).toLowerCase(), parts: [], isPair: false});
    } else {
      for (const [piece] of run.matchAll(UNSPACED_RUN)) {
        if (UNSPACED.test(piece)) {
          tokens.push(...listPairs(piece));
        } else {
          pushName(tokens, piece);
        }
      }
    }
  }
  return tokens;
}

function pushName(tokens: Token[], piece: string): void {
  const pieces = piece.split('_').filter(Boolean);
  const word = pieces.join('_').slice(0, LONGEST_WORD).toLowerCase();
  if (word === '') {
    return;
  }
  const parts = new Set<string>();
  for (const name of pieces) {
    parts.add(name.slice(0, LONGEST_WORD).toLowerCase());
    for (const [part] of name.matchAll(NAME_PART)) {
      if (part.length > 1) {
        parts.add(part.slice(0, LONGEST_WORD).toLowerCase());
      }
    }
  }
  parts.delete(word);
  tokens.push({word, parts: [...parts], isPair: false});
}

function listPairs(piece: string): readonly Token[] {
  const letters = Array.from(piece.replace(/(?<=\p{Script=Katakana})ー/gu, ''));
  return letters.length === 1
    ? [{word: letters.join(''), parts: [], isPair: true}]
    : letters.slice(1).map((letter, index) => ({
        word: `${letters[index] ?? ''}${letter}`,
        parts: [],
        isPair: true,
      }));
}
