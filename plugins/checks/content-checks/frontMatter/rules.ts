import {Joi} from '@docusaurus/utils-validation';
import type {CustomHelpers, ErrorReport, Schema} from 'joi';
import path from 'node:path';
import {type Check, parseYaml, type Problem, suggestSpelling} from '@selection-set/content-model';
import {listFiles, readIfThere} from '@selection-set/plugin-kit';
import {isMap, isScalar} from 'yaml';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';

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

const RULE = 'front-matter';
const BLOG_LISTS = ['blog/authors.yml', 'blog/tags.yml'];
const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/u;

/** What Docusaurus reads of a category. */
const CATEGORY_FIELDS = [
  'className',
  'collapsed',
  'collapsible',
  'customProps',
  'description',
  'key',
  'label',
  'link',
  'position',
];

/** Files beside the pages: authors and tags of the blog, and categories of the sidebar. */
export const checkLists: Check = async (_content, {siteDir, locale}) => {
  if (locale !== DEFAULT_LOCALE) {
    return [];
  }
  const docs = await listFiles(path.join(siteDir, 'docs'));
  const categories = docs.filter((name) => CATEGORY.test(name)).map((name) => `docs/${name}`);
  const lists = await Promise.all(
    [...BLOG_LISTS, ...categories].map(async (file) =>
      checkList(file, (await readIfThere(path.join(siteDir, file))) ?? ''),
    ),
  );
  return lists.flat();
};

function checkList(file: string, text: string): readonly Problem[] {
  const {contents, lineOf, mistakes} = parseYaml(text);
  if (mistakes.length > 0 || contents === null) {
    return mistakes.map((mistake) => ({file, rule: RULE, ...mistake}));
  }
  if (!isMap(contents)) {
    const message = 'This is no list of names and what they stand for. Write "name: value" lines.';
    return [{file, line: lineOf(contents.range[0]), rule: RULE, message}];
  }
  return contents.items.flatMap(({key}) => {
    const name = isScalar(key) ? String(key.value) : '';
    return !CATEGORY.test(file) || CATEGORY_FIELDS.includes(name)
      ? []
      : [
          {
            file,
            line: lineOf(isScalar(key) ? (key.range?.[0] ?? 0) : 0),
            rule: RULE,
            message: `unknown field "${name}".${suggestSpelling(name, CATEGORY_FIELDS)} A category may have: ${CATEGORY_FIELDS.join(', ')}.`,
          },
        ];
  });
}
