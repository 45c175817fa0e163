import {isDeepStrictEqual} from 'node:util';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';
import type {ContentFile, Problem, Check} from '@selection-set/content-model';

/** Fields that are words or pictures in a language, or say who keeps the translation. */
const OWN_FIELDS = [
  'title',
  'description',
  'sidebar_label',
  'pagination_label',
  'keywords',
  'image',
  'owner',
  'review_by',
  'reading_minutes',
];

/** Fields that Docusaurus reads from the translation alone: without them it has another place, order or layout. */
const REPEATED_FIELDS = [
  'slug',
  'authors',
  'tags',
  'sidebar_position',
  'pagination_prev',
  'pagination_next',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'hide_table_of_contents',
  'draft',
  'unlisted',
  'search',
];

/** A translation has an original and says the same about itself (A6). */
export const checkTranslations: Check = ({files}, {locale, originals}) => {
  if (locale === DEFAULT_LOCALE) {
    return [];
  }
  const byFile = new Map(originals.files.map((file) => [file.file, file]));
  const unreadable = new Set(originals.problems.map(({file}) => file));
  return files.flatMap((file) => {
    const original = byFile.get(file.original);
    if (original !== undefined) {
      return compare(file, original);
    }
    return unreadable.has(file.original) ? [] : [orphan(file)];
  });
};

function compare(file: ContentFile, original: ContentFile): readonly Problem[] {
  const ours = file.frontMatter.values;
  const theirs = original.frontMatter.values;
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  return names
    .filter((name) => !OWN_FIELDS.includes(name) && !isDeepStrictEqual(ours[name], theirs[name]))
    .filter((name) => name in ours || REPEATED_FIELDS.includes(name))
    .map((name) => ({
      file: file.file,
      line: file.frontMatter.lineOf(name),
      rule: 'translation',
      message: `"${name}" is ${tell(ours[name])} here and ${tell(theirs[name])} in ${original.file}:${original.frontMatter.lineOf(name)}. Give both the same value.`,
    }));
}

function tell(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}

function orphan({file, original}: ContentFile): Problem {
  return {
    file,
    line: 1,
    rule: 'translation',
    message: `this translates ${original}, which does not exist, so it is never published. Move it to the path of its original, or delete it.`,
  };
}
