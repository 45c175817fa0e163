import {Joi} from '@docusaurus/utils-validation';
import type {CustomHelpers, ErrorReport, Schema} from 'joi';

/**
 * How long a description is, in characters as readers count them. Japanese says with half the characters what English says; the upper bound
 * is more than half, because names of tools and packages stay Latin.
 */
const DESCRIPTION_LENGTHS = {
  latin: {min: 50, max: 160},
  wide: {min: 25, max: 120},
} as const;

const WIDE_LANGUAGES: readonly string[] = ['ja', 'ko', 'zh'];

/** Characters of a text as readers count them: an emoji or a letter with marks is one, and a run of white space too. */
export function countCharacters(text: string): number {
  const shown = text.trim().replaceAll(/\s+/gu, ' ');
  return [...new Intl.Segmenter().segment(shown)].length;
}

/** Shortest and longest description in a language, in characters. */
export function descriptionLengths(locale: string): {readonly min: number; readonly max: number} {
  const isWide = WIDE_LANGUAGES.includes(locale.split('-')[0] ?? locale);
  return DESCRIPTION_LENGTHS[isWide ? 'wide' : 'latin'];
}

/** The rule of a description in a language, and the sentence that tells it. */
export function checkDescription(locale: string): {
  readonly schema: Schema;
  readonly allowed: string;
} {
  const {min, max} = descriptionLengths(locale);
  return {
    schema: Joi.string().custom((value: string, helpers: CustomHelpers) => {
      const count = countCharacters(value);
      return count < min || count > max ? helpers.error('text.length', {count}) : value;
    }),
    allowed: `one sentence of ${min} to ${max} characters`,
  };
}

/** Joi's rule for a day of the calendar. */
export function checkDate(value: string, helpers: CustomHelpers): string | ErrorReport {
  return isDay(value) ? value : helpers.error('date.none');
}

/** Whether a text such as `2027-05-20` is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) {
    return false;
  }
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
