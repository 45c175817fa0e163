import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {
  CURRENT_VERSION,
  placeOf,
  readEntries,
  readVersionPaths,
  stripNumber,
  suggestSpelling,
  type Check,
  type ContentFile,
  type ContentPlace,
  type FieldKeeper,
  type Problem,
} from '@selection-set/content-model';
import {onceUntilChanged} from '@selection-set/plugin-kit';
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
export const checkFrontMatter: Check = async ({files}, {siteDir, locale, originals}) => {
  const validators = createValidators(await readFacts(siteDir, locale));
  const ids = new Set(originals.files.map(idOf));
  return files.flatMap((file) => {
    if (file.kind === 'partial') {
      return checkPartial(file);
    }
    if (Object.keys(file.frontMatter.values).length === 0) {
      return [toProblem(file, 1, describeBare(file, validators[file.kind]))];
    }
    const mistakes = validators[file.kind](file.frontMatter.values);
    const labels = locale === DEFAULT_LOCALE ? checkLabel(file) : [];
    return [
      ...mistakes,
      ...checkImage(file, siteDir),
      ...checkPostDate(file),
      ...checkNeighbors(file, ids),
      ...checkName(file),
      ...checkText(file),
      ...labels,
    ].map(({field, message}) => toProblem(file, file.frontMatter.lineOf(field), message));
  });
};

function describeBare({text, kind}: ContentFile, validate: Validator): string {
  const fields = validate({}).map(({field}) => field);
  const start = `Begin it with "---", the fields ${fields.join(', ')}, and "---"`;
  return text.trim() === ''
    ? `This file is empty. ${start}, or delete it.`
    : `This ${kind === 'doc' ? 'document' : kind} has no front matter. ${start}; docs/writing/front-matter.mdx says what they hold.`;
}

function createValidators(facts: Facts): Readonly<Record<PageKind, Validator>> {
  const fields = composeFields(facts);
  const toValidator = (kind: PageKind): Validator => {
    const ofKind = fieldsOf(fields, kind);
    return createValidator(facts.locale === DEFAULT_LOCALE ? ofKind : relax(ofKind), kind);
  };
  return {doc: toValidator('doc'), post: toValidator('post'), page: toValidator('page')};
}

/** How Docusaurus calls a document, with its version; the others have names that no document has. */
export function idOf({kind, version, name}: ContentPlace): string {
  const parts = name.replace(/\.mdx?$/u, '').split('/');
  return `${kind === 'doc' ? version : kind}:${parts.map(stripNumber).join('/')}`;
}

/** Nodes that readers see nothing of. */
const UNSEEN = new Set(['definition', 'footnoteDefinition', 'mdxjsEsm', 'yaml']);

/** A page with a title alone is one that its author began, and readers find it like any other. */
function checkText({tree, frontMatter}: ContentFile): readonly FieldMistake[] {
  const isSeen = tree.children.some(
    (node) =>
      !UNSEEN.has(node.type) &&
      (node.type !== 'mdxFlowExpression' || node.data?.estree?.body.length !== 0),
  );
  return isSeen || frontMatter.values.draft === true
    ? []
    : [
        {
          field: 'title',
          message:
            'This page has no text below its front matter. Write some, or add "draft: true" until it is written.',
        },
      ];
}

/** What readers can type, and servers of every kind find. */
const PLAIN_NAME = /^[a-z\d]+(?:[-_.][a-z\d]+)*$/u;

/** An address is made of a file's name and its folders, unless the page says another. */
function checkName({path: address, name, frontMatter}: ContentFile): readonly FieldMistake[] {
  const isPlain = (address ?? '').split('/').every((part) => part === '' || PLAIN_NAME.test(part));
  if (isPlain || frontMatter.values.slug !== undefined) {
    return [];
  }
  const plain = toPlainName(path.posix.basename(address ?? ''));
  const advice = PLAIN_NAME.test(plain) ? `, such as "${plain}"` : '';
  return [
    {
      field: 'slug',
      message: `the name of this file becomes its address "${address}". Give "${name}" a name of lower-case letters, digits and hyphens${advice}, and its folders too.`,
    },
  ];
}

/** Letters without their marks, in lower case, with hyphens for what is neither letter nor digit. */
function toPlainName(part: string): string {
  return part
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d.]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
}

const NEIGHBORS = ['pagination_prev', 'pagination_next'];

/** Docusaurus stops at a neighbor that it does not find, and names no file. */
function checkNeighbors(file: ContentFile, ids: ReadonlySet<string>): readonly FieldMistake[] {
  return NEIGHBORS.flatMap((field) => {
    const id = file.frontMatter.values[field];
    if (file.kind !== 'doc' || typeof id !== 'string' || ids.has(`${file.version}:${id}`)) {
      return [];
    }
    const prefix = `${file.version}:`;
    const known = [...ids].flatMap((each) =>
      each.startsWith(prefix) ? [each.slice(prefix.length)] : [],
    );
    const message = `"${field}" is "${id}", and no document has this id.${suggestSpelling(id, known)} Allowed: a path below docs without its ending, such as "start/index", or null for none.`;
    return [{field, message}];
  });
}

/**
 * What Docusaurus gets of a front matter while somebody writes. It stops at a value that it does not expect, at a neighbor that is not there,
 * at two documents with one id, at a name that no address may have and at a post of no day, and shows no page at all; its compiler fails
 * for an image that is not there. The checks of the content name these mistakes, and all pages can be seen.
 *
 * @param siteDir the project's folder.
 */
export function createFieldKeeper(siteDir: string): FieldKeeper {
  const known = new Map<string, Readonly<Record<PageKind, Validator>>>();
  const readNames = createNameReader(siteDir);
  let versions: readonly string[] = [CURRENT_VERSION];

  /** The checks of the content say what keeps the list from being read. */
  function readVersionNames(): readonly string[] {
    try {
      versions = [...readVersionPaths(siteDir).keys()];
    } catch {
      // Those that could last be read.
    }
    return versions;
  }

  async function findValidator(kind: PageKind, locale: string): Promise<Validator> {
    const facts =
      kind === 'post' ? await readFacts(siteDir, locale) : {locale, authors: [], tags: []};
    const key = JSON.stringify([kind, facts]);
    const validators = known.get(key) ?? createValidators(facts);
    known.set(key, validators);
    return validators[kind];
  }

  return async (file, values) => {
    const locale = /^i18n\/(?<locale>[^/]+)\//u.exec(file)?.groups?.locale ?? DEFAULT_LOCALE;
    const place = placeOf(file, locale, readVersionNames());
    if (place === undefined || place.kind === 'partial') {
      return {...values};
    }
    const validate = await findValidator(place.kind, locale);
    const wrong = new Set(validate(withDays(values)).map(({field}) => field));
    const kept = Object.entries(values).filter(
      ([name, value]) =>
        // How long a description is, Docusaurus does not mind.
        (!wrong.has(name) || (name === 'description' && typeof value === 'string')) &&
        (name !== 'image' || hasImage(siteDir, file, String(value))) &&
        (!NEIGHBORS.includes(name) || isDocument(readNames, place, value)),
    );
    const fields = Object.fromEntries(kept);
    return place.kind === 'doc'
      ? {...findOwnId(readNames, place, fields), ...fields}
      : {...findOwnDay(place), ...fields};
  };
}

/** Docusaurus reads a day as a point in time, and the checks as it is written. */
function withDays(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString().slice(0, DAY_LENGTH) : value,
    ]),
  );
}

/** Names in a folder of the project, by what Docusaurus makes of them in an id. */
type NameReader = (folder: string) => ReadonlyMap<string, readonly string[]>;

/** Reads a folder once until it changes: each document asks for the names beside it, however many there are. */
function createNameReader(siteDir: string): NameReader {
  const read = onceUntilChanged((folder) => {
    const names = new Map<string, string[]>();
    for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
      const stem = stemOf(name);
      names.set(stem, [...(names.get(stem) ?? []), name]);
    }
    return names;
  });
  return (folder) => read(path.join(siteDir, folder));
}

function isDocument(readNames: NameReader, {original, name}: ContentPlace, id: unknown): boolean {
  const has = (folder: string, [first = '', ...rest]: readonly string[]): boolean =>
    (readNames(folder).get(first) ?? []).some((each) =>
      rest.length === 0
        ? DOCUMENT.test(each)
        : !DOCUMENT.test(each) && has(path.posix.join(folder, each), rest),
    );
  const root = original.slice(0, original.length - name.length);
  return id === null || (typeof id === 'string' && has(root, id.split('/')));
}

/** An id and an address for a document whose name gives it none, or those of another one. */
function findOwnId(
  readNames: NameReader,
  {file, name}: ContentPlace,
  {slug}: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const base = path.posix.basename(name);
  const stem = stemOf(base);
  const same = readNames(path.posix.dirname(file)).get(stem) ?? [];
  const index = same.filter((each) => DOCUMENT.test(each)).indexOf(base);
  const id = index > 0 ? `${stem}-${index + 1}` : stem;
  return {
    ...(id === stem ? {} : {id}),
    ...(slug === undefined && NO_ADDRESS.test(id) ? {slug: id.split(NO_ADDRESS).join('-')} : {}),
  };
}

/** Docusaurus takes such numbers in the name of a post for its day, and cannot order posts by one that no calendar has. */
const DAY = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/u;

function findOwnDay({kind, name}: ContentPlace): Record<string, unknown> {
  const day = kind === 'post' ? DAY.exec(name)?.[0] : undefined;
  return day !== undefined && Number.isNaN(Date.parse(`${day}Z`)) ? {date: '1970-01-01'} : {};
}

const DOCUMENT = /\.mdx?$/u;

/** Signs that end the path of an address. */
const NO_ADDRESS = /[#?]+/u;

function stemOf(base: string): string {
  return stripNumber(base.replace(DOCUMENT, ''));
}

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
  return typeof image !== 'string' || hasImage(siteDir, file, image)
    ? []
    : [
        {
          field: 'image',
          message: `"image" is "${image}", and there is no such file. Allowed: ${IMAGE}.`,
        },
      ];
}

/** Those of other sites are not asked for. */
function hasImage(siteDir: string, file: string, image: string): boolean {
  const folder = image.startsWith('/') ? 'static' : path.posix.dirname(file);
  return (
    image.startsWith('https://') ||
    (/^\.?\//u.test(image) && existsSync(path.join(siteDir, folder, image)))
  );
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
