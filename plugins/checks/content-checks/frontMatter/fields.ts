import {Joi} from '@docusaurus/utils-validation';
import {suggestSpelling, type ContentKind} from '@selection-set/content-model';
import type {Schema, ValidationErrorItem} from 'joi';
import {OWNERS} from '../../../../src/family/data/owners';
import {TOOLS} from '../../../../src/family/data/tools';
import {BADGES} from '../../../../src/lib/contracts/tool';
import {checkDate, checkDescription} from './rules';

/** What has an address of its own, and so a front matter. */
export type PageKind = Exclude<ContentKind, 'partial'>;

/** For messages. */
const KIND_NAMES: Readonly<Record<PageKind, string>> = {
  doc: 'document',
  post: 'post',
  page: 'page',
};

interface Field {
  /** Which kinds of page have it, and whether they must. */
  readonly kinds: Readonly<Partial<Record<PageKind, 'optional' | 'required'>>>;
  readonly schema: Schema;
  /** What it may hold, to end a sentence that starts with "Allowed:". */
  readonly allowed: string;
}

/** What the content of a language and the files beside the posts allow. */
export interface Facts {
  readonly locale: string;
  /** Ids of `blog/authors.yml`. */
  readonly authors: readonly string[];
  /** Ids of `blog/tags.yml`. */
  readonly tags: readonly string[];
}

const EVERY = {doc: 'optional', post: 'optional', page: 'optional'} as const;
const REQUIRED = {doc: 'required', post: 'required', page: 'required'} as const;
/** A post says what was true on its day; a page is kept true, and so somebody keeps it. */
const KEPT = {doc: 'required', post: 'optional', page: 'required'} as const;
const OF_DOCS = {doc: 'optional'} as const;
const OF_POSTS = {post: 'required'} as const;

const YES_OR_NO = {schema: Joi.boolean(), allowed: 'true or false'};
const TEXT = {schema: Joi.string().trim(), allowed: 'a text'};
const NEIGHBOR = {
  schema: Joi.string().allow(null),
  allowed: 'the id of a document, or null for none',
};
const LEVEL = {schema: Joi.number().integer().min(2).max(6), allowed: 'a level from 2 to 6'};
const DATE = 'a day such as 2027-05-20';
export const IMAGE =
  'a file below static such as /img/picture.png, one beside the page such as ./picture.png, or an address that starts with https://';
export const SLUG = /^(?:\/|\/?[a-z\d]+(?:[-./][a-z\d]+)*)$/u;

const listOf = (values: readonly string[]) => ({
  schema: Joi.array()
    .items(Joi.valid(...values))
    .unique(),
  allowed: `a list, without repeats, of ${values.join(', ')}`,
});

/**
 * Every field a front matter may have (A6). The table in `docs/writing/front-matter.mdx` is tested against it.
 *
 * @param facts what depends on the project's files.
 */
export function composeFields({locale, authors, tags}: Facts): Readonly<Record<string, Field>> {
  return {
    title: {...TEXT, kinds: REQUIRED},
    description: {kinds: REQUIRED, ...checkDescription(locale)},
    slug: {
      kinds: {doc: 'optional', post: 'required'},
      schema: Joi.string().pattern(SLUG),
      allowed: 'lower-case letters, digits and hyphens, in parts divided by "/"',
    },
    tools: {kinds: {doc: 'optional', post: 'optional'}, ...listOf(TOOLS.map(({key}) => key))},
    owner: {
      kinds: KEPT,
      schema: Joi.valid(...OWNERS.map(({id}) => id)),
      allowed: `an id of src/family/data/owners.ts: ${OWNERS.map(({id}) => id).join(', ')}`,
    },
    review_by: {kinds: KEPT, schema: Joi.string().custom(checkDate), allowed: DATE},
    badges: {kinds: OF_DOCS, ...listOf(BADGES)},
    image: {
      kinds: EVERY,
      schema: Joi.string(),
      allowed: IMAGE,
    },
    keywords: {
      kinds: EVERY,
      schema: Joi.array().items(Joi.string()).unique(),
      allowed: 'a list of texts without repeats',
    },
    authors: {kinds: OF_POSTS, ...listOf(authors)},
    tags: {kinds: OF_POSTS, ...listOf(tags)},
    sidebar_label: {...TEXT, kinds: OF_DOCS},
    sidebar_position: {
      kinds: OF_DOCS,
      schema: Joi.number().min(0),
      allowed: 'a number from 0 on',
    },
    pagination_label: {...TEXT, kinds: OF_DOCS},
    pagination_prev: {...NEIGHBOR, kinds: OF_DOCS},
    pagination_next: {...NEIGHBOR, kinds: OF_DOCS},
    reading_minutes: {
      kinds: OF_DOCS,
      schema: Joi.number().integer().min(1),
      allowed: 'a whole number of minutes',
    },
    node: {
      kinds: {doc: 'optional', post: 'optional'},
      schema: Joi.valid(22, 24),
      allowed: '22 or 24',
    },
    toc_min_heading_level: {...LEVEL, kinds: OF_DOCS},
    toc_max_heading_level: {...LEVEL, kinds: OF_DOCS},
    hide_table_of_contents: {...YES_OR_NO, kinds: EVERY},
    draft: {...YES_OR_NO, kinds: EVERY},
    unlisted: {...YES_OR_NO, kinds: EVERY},
    search: {...YES_OR_NO, kinds: EVERY},
    mdx: {
      kinds: EVERY,
      schema: Joi.object({format: Joi.valid('md', 'mdx').required()}),
      allowed: '{format: md} for plain Markdown, or {format: mdx}',
    },
  };
}

/** The fields of one kind of page. */
export function fieldsOf(
  fields: Readonly<Record<string, Field>>,
  kind: PageKind,
): Readonly<Record<string, Field>> {
  return Object.fromEntries(Object.entries(fields).filter(([, {kinds}]) => kind in kinds));
}

export interface FieldMistake {
  readonly field: string;
  /** What was found and what is allowed. */
  readonly message: string;
}

/** Compares the fields of a front matter, as YAML gives them, with what is allowed. */
export type Validator = (values: Readonly<Record<string, unknown>>) => readonly FieldMistake[];

/**
 * A validator for one kind of page; making it costs more than using it.
 *
 * @param fields of this kind of page.
 */
export function createValidator(
  fields: Readonly<Record<string, Field>>,
  kind: PageKind,
): Validator {
  const schema = Joi.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.kinds[kind] === 'required' ? field.schema.required() : field.schema,
      ]),
    ),
  );
  return (values) => {
    const {error} = schema.validate(values, {abortEarly: false, convert: false});
    const mistakes = error?.details.map((detail) => explain(detail, fields, kind)) ?? [];
    const told = new Set(mistakes.map(({field}) => field));
    return [...mistakes, ...findContradictions(values).filter(({field}) => !told.has(field))];
  };
}

/** Fields of which each may hold what it does, and not beside the other. */
function findContradictions({
  draft,
  unlisted,
  toc_min_heading_level: min,
  toc_max_heading_level: max,
}: Readonly<Record<string, unknown>>): readonly FieldMistake[] {
  return [
    ...(draft === true && unlisted === true
      ? [
          {
            field: 'unlisted',
            message:
              '"unlisted" is true next to "draft", which publishes no page at all. Keep one of the two.',
          },
        ]
      : []),
    ...(typeof min === 'number' && typeof max === 'number' && min > max
      ? [
          {
            field: 'toc_min_heading_level',
            message: `"toc_min_heading_level" is ${min}, deeper than "toc_max_heading_level", which is ${max}. Swap the two numbers.`,
          },
        ]
      : []),
  ];
}

/** Fields of other generators, in small letters, with ours that say the same. */
const EQUIVALENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    authors: ['author'],
    badges: ['badge', 'status'],
    description: ['abstract', 'excerpt', 'subtitle', 'summary'],
    hide_table_of_contents: ['hide_toc'],
    image: ['banner', 'cover', 'og_image', 'ogimage', 'thumbnail'],
    sidebar_label: ['label', 'linktitle', 'nav_title', 'navtitle', 'short_title', 'sidebartitle'],
    sidebar_position: ['nav_order', 'order', 'position', 'weight'],
    slug: ['id', 'path', 'permalink', 'url'],
    tags: ['categories', 'category', 'tag'],
  }).flatMap(([own, others]) => others.map((other): [string, string] => [other, own])),
);

function explain(
  {type, path, context}: ValidationErrorItem,
  fields: Readonly<Record<string, Field>>,
  kind: PageKind,
): FieldMistake {
  const field = String(path[0]);
  const names = Object.keys(fields);
  if (type === 'object.unknown') {
    const known = `A ${KIND_NAMES[kind]} may have: ${names.join(', ')}.`;
    const own = EQUIVALENTS.get(field.toLowerCase()) ?? '';
    const near = suggestSpelling(field, names);
    const advice = names.includes(own)
      ? `Write "${own}" in its place.`
      : near.trim() || 'Remove it.';
    return {field, message: `unknown field "${field}". ${advice} ${known}`};
  }
  const allowed = `Allowed: ${fields[field]?.allowed}.`;
  if (type === 'any.required') {
    return {field, message: `"${field}" is missing. ${allowed}`};
  }
  const value: unknown = context?.value;
  const length = type === 'text.length' ? ` of ${String(context?.count)} characters` : '';
  const found =
    value === undefined
      ? 'nothing'
      : typeof value === 'number'
        ? String(value)
        : JSON.stringify(value);
  const valids: readonly unknown[] = Array.isArray(context?.valids) ? context.valids : [];
  const near =
    type === 'string.base' && (typeof value === 'number' || typeof value === 'boolean')
      ? ` Write '${String(value)}' in quotes for a text.`
      : suggestSpelling(String(value), valids.map(String));
  return {field, message: `"${field}" is ${found}${length}.${near} ${allowed}`};
}
