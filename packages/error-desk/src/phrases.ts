/** Each of these begins the code of a phrase; where a text has one itself, it is a phrase too. */
const LEADS = '~^|%';

/** Second characters of codes: those that JSON and quotes in scripts leave as they are. */
const SECONDS = Array.from({length: 94}, (_, place) => String.fromCharCode(33 + place))
  .filter((character) => !'"\'\\'.includes(character))
  .join('');

const CODE = new RegExp(`[${LEADS.replace('^', '\\^')}][!-~]`, 'gu');

/** Most phrases that codes of two characters tell apart. */
export const MOST_PHRASES = LEADS.length * SECONDS.length;

/** What stands for a phrase. */
export function toCode(place: number): string {
  const lead = LEADS.charAt(Math.floor(place / SECONDS.length));
  return `${lead}${SECONDS.charAt(place % SECONDS.length)}`;
}

/** What a text must not have beside codes. */
export const RESERVED: readonly string[] = LEADS.split('');

/** Puts phrases back into texts in which codes stand for them. */
export function createExpander(phrases: string): (text: string) => string {
  const list = phrases.split('\n');
  const known = new Map(list.map((phrase, place) => [toCode(place), phrase]));
  return (text) => text.replace(CODE, (code) => known.get(code) ?? code);
}
