import {withLatinDigits} from '../locale/withLatinDigits';

/** Minutes in the words of a language, such as `5 minutes` or `5 分`. */
export function formatMinutes(minutes: number, locale: string): string {
  return new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);
}
