/** Each of these begins the code of a phrase; where a text has one itself, it is a phrase too. */
const LEADS = '~^|%';

/** Second characters of codes: those that JSON and quotes in scripts leave as they are. */
const SECONDS = Array.from({length: 94}, (_, place) => String.fromCharCode(33 + place))
  .filter((character) => !'"\'\\'.includes(character))
  .join('');

const CODE = new RegExp(`[${LEADS.replace('^', '\\^')}][!-~]`, 'gu');

/** Most phrases that codes of two characters tell apart. */
const MOST_PHRASES = LEADS.length * SECONDS.length;

/** The code that replaces a phrase. */
function toCode(place: number): string {
  const lead = LEADS.charAt(Math.floor(place / SECONDS.length));
  return `${lead}${SECONDS.charAt(place % SECONDS.length)}`;
}

/** What a text must not have beside codes. */
const RESERVED: readonly string[] = LEADS.split('');

/** Puts phrases back into texts in which codes stand for them. */
export function createExpander(phrases: string): (text: string) => string {
  const list = phrases.split('\n');
  const known = new Map(list.map((phrase, place) => [toCode(place), phrase]));
  return (text) => text.replace(CODE, (code) => known.get(code) ?? code);
}

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

/** Phrases that occur in a text more than once, those that save most first. */
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

/** Up to the last end of a sentence, which an abbreviation such as "e.g." is not. */
const SENTENCES = /^.*(?<!\b\p{L}\.\p{L})[.!?。](?=\s|$)/su;

/** Whole sentences where one ends in the second half of what fits, words otherwise. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  if (length === 0) {
    return '';
  }
  const start = text.slice(0, length);
  const sentence = SENTENCES.exec(start)?.[0];
  if (sentence !== undefined && sentence.length > length / 2) {
    return sentence;
  }
  const end = start.slice(0, -1).replace(/[\s,;:]*\S*$/u, '');
  return `${end === '' ? start.slice(0, -1) : end}…`;
}
