import {withLatinDigits} from '../locale/withLatinDigits';

/** A number with the group and decimal signs of a language, such as `1,234` or `1 234`. */
export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(withLatinDigits(locale)).format(value);
}
