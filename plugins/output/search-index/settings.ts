import {Joi} from '@docusaurus/utils-validation';
import {PAGE_KINDS} from '@selection-set/search/client';
import {type IndexSettings, type PinnedAnswer, WEIGHTS} from '@selection-set/search/engine';

export const ENGINES = ['embedded', 'algolia'] as const;
export type SearchEngineName = (typeof ENGINES)[number];

/** What pages are ranked by: their kind, and among documents and posts those that only tell what changed. */
export const RANKED_KINDS = [...PAGE_KINDS, 'changelog'] as const;
export type RankedKind = (typeof RANKED_KINDS)[number];

/** Documents come first where others match alike; a page that matches clearly better still wins. */
const KIND_WEIGHTS: Readonly<Record<RankedKind, number>> = {
  doc: 1,
  post: 0.9,
  tool: 0.85,
  page: 0.9,
  changelog: 0.8,
};
const SMALLEST_KIND_WEIGHT = 0.1;
const LARGEST_KIND_WEIGHT = 2;

/** What `src/data/search.yml` says. */
export interface SearchSettings {
  readonly engine: SearchEngineName;
  /** KB of words from which on the index is split. */
  readonly splitAbove: number;
  readonly weights: NonNullable<IndexSettings['weights']>;
  /** What the score of a page is multiplied by. */
  readonly kinds: Readonly<Record<RankedKind, number>>;
  /** By language. */
  readonly synonyms: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** By language. */
  readonly pinned: Readonly<Record<string, readonly PinnedAnswer[]>>;
  /** Paths of pages, `/**` at the end for all below. */
  readonly excluded: readonly string[];
}

const ADDRESS = /^\/(?:[^\s/\\?#*]+(?:\/[^\s/\\?#*]+)*)?(?:#[^\s#]+)?$/u;
const EXCLUDED = /^(?:\/[^\s/\\?#*]+)+(?:\/\*\*)?$/u;
const LARGEST_WEIGHT = 20;

/** An entry without a letter or digit would stand for nothing. */
const words = Joi.string()
  .trim()
  .pattern(/[\p{L}\p{N}]/u);

/** What each key may hold, to end a sentence that starts with "Allowed:". */
export const ALLOWED: Readonly<Record<keyof SearchSettings, string>> = {
  engine: ENGINES.join(' or '),
  splitAbove: 'a whole number of KB from 20 to 2000',
  weights: `numbers from 0 to ${String(LARGEST_WEIGHT)} by name: ${Object.keys(WEIGHTS).join(', ')}`,
  kinds: `numbers from ${String(SMALLEST_KIND_WEIGHT)} to ${String(LARGEST_KIND_WEIGHT)} by kind of page: ${RANKED_KINDS.join(', ')}`,
  synonyms:
    'by language, lists of at least two different words or phrases, such as [auth, authentication]',
  pinned:
    'by language, entries of "queries" and "pages", such as queries: [install] and pages: [/docs/start/installation]',
  excluded: 'paths without language such as /docs/old, or /docs/old/** for all below, each once',
};

/** @param locales languages of the portal. */
export function settingsSchema(locales: readonly string[]) {
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
    synonyms: byLanguage(
      Joi.array()
        .items(words)
        .min(2)
        .unique((a: string, b: string) => a.toLowerCase() === b.toLowerCase()),
    ),
    pinned: byLanguage(
      Joi.object({
        queries: Joi.array().items(words).min(1).required(),
        pages: Joi.array().items(Joi.string().pattern(ADDRESS)).min(1).unique().required(),
      }),
    ),
    excluded: Joi.array().items(Joi.string().pattern(EXCLUDED)).unique().default([]),
  });
}
