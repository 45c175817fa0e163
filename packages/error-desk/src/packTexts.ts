import {MOST_PHRASES, RESERVED, toCode} from './phrases';

/** Words, and other characters one by one; scripts without spaces have no words, so each character is one. */
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_\s]| /gu;

/** Longest phrase, in pieces. */
const MOST_PIECES = 9;

/** Phrases that save fewer bytes make what a server compresses larger. */
const LEAST_GAIN = 16;

/** A code has two bytes, the end of a phrase in the list two more. */
const CODE_BYTES = 2;

/** While phrases are looked for, a character that no text has stands for each. */
const FIRST_MARK = 0xe000;
const MARK = /[\uE000-\uF8FF]/gu;

/** Texts in which codes stand for what they have in common. */
export interface PackedTexts {
  /** One a line. */
  readonly phrases: string;
  readonly rows: readonly (readonly string[])[];
}

/**
 * Writes what repeats in texts once.
 *
 * @param rows of texts of one line each.
 */
export function packTexts(rows: readonly (readonly string[])[]): PackedTexts {
  const phrases: string[] = [];
  const whole = rows.map((texts) => texts.join('\n')).join('\r');
  let rest = whole;
  const take = (phrase: string): void => {
    rest = rest.replaceAll(phrase, String.fromCharCode(FIRST_MARK + phrases.length));
    phrases.push(phrase);
  };
  RESERVED.filter((character) => rest.includes(character)).forEach(take);
  for (const phrase of listRepeated(whole)) {
    if (phrases.length === MOST_PHRASES) {
      break;
    }
    if (gainOf(phrase, rest.split(phrase).length - 1) >= LEAST_GAIN) {
      take(phrase);
    }
  }
  return {
    phrases: phrases.join('\n'),
    rows: rest
      .replace(MARK, (mark) => toCode(mark.charCodeAt(0) - FIRST_MARK))
      .split('\r')
      .map((row) => row.split('\n')),
  };
}

/** What stands in a text more than once, the most rewarding first. */
function listRepeated(text: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const line of text.split(/[\n\r]/u)) {
    const pieces = line.match(PIECE) ?? [];
    pieces.forEach((_, start) => {
      let phrase = '';
      for (const piece of pieces.slice(start, start + MOST_PIECES)) {
        phrase += piece;
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
      }
    });
  }
  return [...counts]
    .map(([phrase, count]) => ({phrase, gain: count < 2 ? 0 : gainOf(phrase, count)}))
    .filter(({gain}) => gain >= LEAST_GAIN)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({phrase}) => phrase);
}

/** Bytes that a phrase saves, without those of the list that has it. */
function gainOf(phrase: string, count: number): number {
  const bytes = sizeOf(phrase);
  return count * (bytes - CODE_BYTES) - bytes - CODE_BYTES;
}

const encoder = new TextEncoder();

/** In JSON, where quotes and backslashes have two characters. */
function sizeOf(text: string): number {
  return encoder.encode(text).length + (text.match(/["\\]/gu)?.length ?? 0);
}
