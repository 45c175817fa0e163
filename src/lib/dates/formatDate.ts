import {withLatinDigits} from '../locale/withLatinDigits';

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
