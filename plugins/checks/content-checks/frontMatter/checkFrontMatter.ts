import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  readEntries,
  type Check,
  type ContentFile,
  type Problem,
} from '@selection-set/content-model';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';
import {
  IMAGE,
  composeFields,
  createValidator,
  fieldsOf,
  type Facts,
  type FieldMistake,
  type PageKind,
  type Validator,
} from './fields';
import {isDay} from './rules';

/**
 * What posts may name, from the files beside them.
 *
 * @param siteDir the project's folder.
 */
export async function readFacts(siteDir: string, locale: string): Promise<Facts> {
  const [authors, tags] = await Promise.all([
    readEntries(path.join(siteDir, 'blog', 'authors.yml')),
    readEntries(path.join(siteDir, 'blog', 'tags.yml')),
  ]);
  return {locale, authors: Object.keys(authors), tags: Object.keys(tags)};
}

const DAY_LENGTH = '2027-05-20'.length;

/** Fields of the front matter, pictures it names, and the day in a post's folder (A6). */
export const checkFrontMatter: Check = async ({files}, {siteDir, locale}) => {
  const fields = composeFields(await readFacts(siteDir, locale));
  const toValidator = (kind: PageKind): Validator => {
    const ofKind = fieldsOf(fields, kind);
    return createValidator(locale === DEFAULT_LOCALE ? ofKind : relax(ofKind), kind);
  };
  const validators = {
    doc: toValidator('doc'),
    post: toValidator('post'),
    page: toValidator('page'),
  };
  return files.flatMap((file) => {
    if (file.kind === 'partial') {
      return checkPartial(file);
    }
    const mistakes = validators[file.kind](file.frontMatter.values);
    const labels = locale === DEFAULT_LOCALE ? checkLabel(file) : [];
    return [...mistakes, ...checkImage(file, siteDir), ...checkPostDate(file), ...labels].map(
      ({field, message}) => toProblem(file, file.frontMatter.lineOf(field), message),
    );
  });
};

/** A translation repeats what its page needs and may leave the rest to the original; `checkTranslations` compares the two. */
function relax(fields: ReturnType<typeof fieldsOf>): ReturnType<typeof fieldsOf> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name === 'title' || name === 'description' ? field : {...field, kinds: {}},
    ]),
  );
}

function checkImage({file, frontMatter}: ContentFile, siteDir: string): readonly FieldMistake[] {
  const {image} = frontMatter.values;
  if (typeof image !== 'string' || image.startsWith('https://')) {
    return [];
  }
  const folder = image.startsWith('/') ? 'static' : path.posix.dirname(file);
  return /^\.?\//u.test(image) && existsSync(path.join(siteDir, folder, image))
    ? []
    : [
        {
          field: 'image',
          message: `"image" is "${image}", and there is no such file. Allowed: ${IMAGE}.`,
        },
      ];
}

function checkPostDate({kind, name}: ContentFile): readonly FieldMistake[] {
  const folder = name.split('/')[0] ?? name;
  return kind !== 'post' || (isDay(folder.slice(0, DAY_LENGTH)) && name.includes('/'))
    ? []
    : [
        {
          field: 'date',
          message: `the folder of this post is "${folder}". Allowed: a day and a name, such as 2027-05-20-name, with the post as index.mdx inside.`,
        },
      ];
}

/** Words that a label may have beside those of the title: they name nothing. */
const SMALL_WORDS: readonly string[] = [
  'a',
  'an',
  'and',
  'for',
  'from',
  'in',
  'it',
  'of',
  'on',
  'or',
];
/** A word's first letters, by which its forms are alike: "install" and "installation", "test" and "testing". */
const STEM_LENGTH = {most: 5, fewest: 4};

function listStems(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => !SMALL_WORDS.includes(word))
    .map((word) => word.replace(/s$/u, '').slice(0, STEM_LENGTH.most));
}

function isSameWord(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short === long || (short.length >= STEM_LENGTH.fewest && long.startsWith(short));
}

/** Whoever follows a label in the sidebar expects the same words over the page. The first page of a folder may be its "Overview". */
function checkLabel({file, frontMatter}: ContentFile): readonly FieldMistake[] {
  const {title, sidebar_label: label} = frontMatter.values;
  if (typeof title !== 'string' || typeof label !== 'string') {
    return [];
  }
  const known = listStems(/\/index\.mdx?$/u.test(file) ? `${title} Overview` : title);
  return listStems(label).every((stem) => known.some((word) => isSameWord(word, stem)))
    ? []
    : [
        {
          field: 'sidebar_label',
          message: `"sidebar_label" is "${label}", and the title "${title}" says something else. Allowed: words of the title, so that readers know the page again.`,
        },
      ];
}

function checkPartial(file: ContentFile): readonly Problem[] {
  return Object.keys(file.frontMatter.values).map((field) =>
    toProblem(
      file,
      file.frontMatter.lineOf(field),
      `"${field}" has no effect: a file whose name starts with "_" is part of other pages. Remove its front matter.`,
    ),
  );
}

function toProblem({file}: ContentFile, line: number, message: string): Problem {
  return {file, line, rule: 'front-matter', message};
}
