import {Joi} from '@docusaurus/utils-validation';
import {parseYaml, suggestSpelling, type Problem} from '@selection-set/content-model';
import {PAGE_KINDS} from '@selection-set/search/client';
import {WEIGHTS} from '@selection-set/search/engine';
import type {WriterSettings} from '@selection-set/search/writer';
import {isMap, isScalar, isSeq} from 'yaml';

const ENGINES = ['embedded', 'algolia'] as const;
type SearchEngineName = (typeof ENGINES)[number];

/** Kinds by which pages are ranked: their own, and a separate one for documents and posts that only list changes. */
const RANKED_KINDS = [...PAGE_KINDS, 'changelog'] as const;
type RankedKind = (typeof RANKED_KINDS)[number];

/** Documents rank first when others match equally well; a page that matches clearly better still wins. */
const KIND_WEIGHTS: Readonly<Record<RankedKind, number>> = {
  doc: 1,
  post: 0.9,
  tool: 0.85,
  page: 0.9,
  changelog: 0.8,
};
const SMALLEST_KIND_WEIGHT = 0.1;
const LARGEST_KIND_WEIGHT = 2;

/** The content of `src/family/data/search.yml`. */
export interface SearchSettings extends WriterSettings {
  readonly engine: SearchEngineName;
  /** Factor for the score of a page. */
  readonly kinds: Readonly<Record<RankedKind, number>>;
  /** Paths of pages, `/**` at the end for all below. */
  readonly excluded: readonly string[];
}

const ADDRESS = /^\/(?:[^\s/\\?#*]+(?:\/[^\s/\\?#*]+)*)?(?:#[^\s#]+)?$/u;
const EXCLUDED = /^(?:\/[^\s/\\?#*]+)+(?:\/\*\*)?$/u;
const LARGEST_WEIGHT = 20;

/** An entry without a letter or digit would have no meaning. */
const words = Joi.string()
  .trim()
  .pattern(/[\p{L}\p{N}]/u);

/** Two or more, in any case; YAML may have parsed one as another type, such as null. */
const listOfWords = Joi.array()
  .items(words)
  .min(2)
  .unique((a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase());

/** Allowed values of each key, to end a sentence that starts with "Allowed:". */
const ALLOWED: Readonly<Record<keyof SearchSettings, string>> = {
  engine: ENGINES.join(' or '),
  splitAbove: 'a whole number of KB from 20 to 2000',
  weights: `numbers from 0 to ${String(LARGEST_WEIGHT)} by name: ${Object.keys(WEIGHTS).join(', ')}`,
  kinds: `numbers from ${String(SMALLEST_KIND_WEIGHT)} to ${String(LARGEST_KIND_WEIGHT)} by kind of page: ${RANKED_KINDS.join(', ')}`,
  synonyms:
    'by language, lists of at least two different words or phrases, such as [auth, authentication]',
  glossary:
    'by language, lists of an English word and at least one of that language, such as [upload, envoi]',
  pinned:
    'by language, entries of "queries" and "pages", such as queries: [install] and pages: [/docs/start/installation]',
  excluded: 'paths without language such as /docs/old, or /docs/old/** for all below, each once',
};

/** @param locales languages of the portal. */
function settingsSchema(locales: readonly string[]) {
  const byLanguage = (item: Joi.Schema) =>
    Joi.object(
      Object.fromEntries(locales.map((locale) => [locale, Joi.array().items(item)])),
    ).default({});
  return Joi.object<SearchSettings>({
    engine: Joi.valid(...ENGINES).default('embedded'),
    splitAbove: Joi.number().integer().min(20).max(2000).default(180),
    weights: Joi.object(
      Object.fromEntries(
        Object.keys(WEIGHTS).map((name) => [name, Joi.number().min(0).max(LARGEST_WEIGHT)]),
      ),
    ).default({}),
    kinds: Joi.object(
      Object.fromEntries(
        RANKED_KINDS.map((kind) => [
          kind,
          Joi.number()
            .min(SMALLEST_KIND_WEIGHT)
            .max(LARGEST_KIND_WEIGHT)
            .default(KIND_WEIGHTS[kind]),
        ]),
      ),
    ).default(KIND_WEIGHTS),
    synonyms: byLanguage(listOfWords),
    glossary: byLanguage(listOfWords),
    pinned: byLanguage(
      Joi.object({
        queries: Joi.array().items(words).min(1).required(),
        pages: Joi.array().items(Joi.string().pattern(ADDRESS)).min(1).unique().required(),
      }),
    ),
    excluded: Joi.array().items(Joi.string().pattern(EXCLUDED)).unique().default([]),
  });
}

export interface ParsedSettings {
  /** The defaults when there are problems. */
  readonly settings: SearchSettings;
  readonly problems: readonly Problem[];
  /** First line that contains an address, from 1. */
  readonly lineOf: (address: string) => number;
}

type ErrorItem = Joi.ValidationErrorItem;

/**
 * Reads the settings of the search.
 *
 * @param text YAML.
 * @param file for the problems.
 * @param locales languages of the portal.
 */
export function parseSettings(
  text: string,
  file: string,
  locales: readonly string[],
): ParsedSettings {
  const {document, lineOf: lineAt, mistakes} = parseYaml(text);
  const schema = settingsSchema(locales);
  const usual = Joi.attempt({}, schema);
  const problemAt = (offset: number, message: string): Problem => ({
    file,
    line: lineAt(offset),
    rule: 'search-settings',
    message,
  });
  const lineOf = (address: string): number =>
    1 +
    Math.max(
      0,
      text.split('\n').findIndex((line) => line.includes(address)),
    );
  if (mistakes.length > 0) {
    const problems = mistakes.map((found) => ({file, rule: 'search-settings', ...found}));
    return {settings: usual, problems, lineOf};
  }
  const values: unknown = document.toJS() ?? {};
  const {value, error} = schema.validate(values, {abortEarly: false, convert: false});
  return error === undefined
    ? {settings: value, problems: [], lineOf}
    : {
        settings: usual,
        lineOf,
        problems: error.details.map((detail) =>
          problemAt(offsetOf(document.contents, detail.path), explain(detail, locales)),
        ),
      };
}

/** Position of a value: at its key, or at its start in a list; the last known position if it is missing. */
function offsetOf(root: unknown, path: ErrorItem['path']): number {
  let node = root;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({key}) => isScalar(key) && key.value === step);
      offset = isScalar(pair?.key) ? (pair.key.range?.[0] ?? offset) : offset;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = isMap(node) || isSeq(node) || isScalar(node) ? (node.range?.[0] ?? offset) : offset;
    }
  }
  return offset;
}

function explain({type, path, context, message}: ErrorItem, locales: readonly string[]): string {
  const [top, second] = path.map(String);
  const key = Object.keys(ALLOWED).find((name): name is keyof typeof ALLOWED => name === top);
  if (key === undefined) {
    return top === undefined
      ? `These are no settings. Write one key on each line: ${Object.keys(ALLOWED).join(', ')}.`
      : `unknown key "${top}".${suggestSpelling(top, Object.keys(ALLOWED))} Known: ${Object.keys(ALLOWED).join(', ')}.`;
  }
  const allowed = `Allowed: ${ALLOWED[key]}.`;
  const name = path.join('.');
  if (type === 'object.unknown') {
    const last = String(path.at(-1));
    const isLanguage = path.length === 2 && key !== 'weights' && key !== 'kinds';
    const near = isLanguage ? suggestSpelling(second ?? '', locales) : '';
    const languages = isLanguage ? ` Languages: ${locales.join(', ')}.` : '';
    return `unknown key "${last}" in "${path.slice(0, -1).join('.')}".${near}${languages} ${allowed}`;
  }
  if (type === 'any.required') {
    return `"${name}" is missing. ${allowed}`;
  }
  if (type === 'array.min' || type === 'array.unique') {
    const what = type === 'array.min' ? 'has too few entries' : 'is there twice';
    return `"${name}" ${what}. ${allowed}`;
  }
  const value: unknown = context?.value;
  return value === undefined
    ? `${message}. ${allowed}`
    : `"${name}" is ${JSON.stringify(value)}. ${allowed}`;
}
