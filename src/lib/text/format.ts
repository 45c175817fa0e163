import {READING_CHARACTERS_PER_MINUTE, READING_WORDS_PER_MINUTE} from '../constants';

/**
 * A language with the digits 0 to 9. For Arabic, versions of browsers and Node.js differ in their default digits; a page
 * built by one and hydrated by another would change its numbers, and prose, code and versions have these digits anyway.
 *
 * @param locale BCP 47 tag of the page.
 * @returns a tag for the constructors of `Intl`, such as `ar-u-nu-latn`.
 */
function withLatinDigits(locale: string): string {
  return new Intl.Locale(locale, {numberingSystem: 'latn'}).toString();
}

/** A number with the group and decimal signs of a language, such as `1,234` or `1 234`. */
export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(withLatinDigits(locale)).format(value);
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** A size in bytes as megabytes with one decimal in the format of a language, such as `4.2 MB`. */
export function formatMegabytes(bytes: number, locale: string): string {
  return new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / BYTES_PER_MEGABYTE);
}

/**
 * A date as "Mon D, YYYY" in en-US, and in the usual medium form elsewhere, always in UTC so that build and browser agree
 * (LST-5, CON-12, C-25).
 *
 * @param date a Date, or an ISO 8601 string.
 * @param locale BCP 47 tag of the page.
 * @throws RangeError naming the value when it is not a date.
 */
export function formatDate(date: Date | string, locale: string): string {
  const value = typeof date === 'string' ? new Date(date) : date;
  if (Number.isNaN(value.getTime())) {
    throw new RangeError(`"${String(date)}" is not a date. Use ISO 8601, such as "2026-11-02".`);
  }
  return new Intl.DateTimeFormat(withLatinDigits(locale), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(value);
}

/** Scripts written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/** A run without white space that contains a letter or a digit. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

/**
 * Reading time of a text: by words separated by spaces, and by characters in Chinese and Japanese, regardless of the page's language,
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

/** Order of the forms of a message, as in the theme. */
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The form of a message for a number, as the theme's `usePluralForm` selects it, for texts outside React.
 *
 * @param message forms separated by `|`, with `{count}` for the number; the last one replaces missing ones.
 */
export function selectPlural(message: string, count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const categories = new Set(rules.resolvedOptions().pluralCategories);
  const index = ORDER.filter((form) => categories.has(form)).indexOf(rules.select(count));
  const forms = message.split('|');
  const form = forms[Math.min(index, forms.length - 1)] ?? message;
  return form.replaceAll('{count}', new Intl.NumberFormat(locale).format(count));
}
