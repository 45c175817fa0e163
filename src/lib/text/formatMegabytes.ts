import {withLatinDigits} from '../locale/withLatinDigits';

const BYTES_PER_MEGABYTE = 1_000_000;

/** A size in bytes as megabytes with one decimal in the words of a language, such as `4.2 MB`. */
export function formatMegabytes(bytes: number, locale: string): string {
  return new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / BYTES_PER_MEGABYTE);
}
