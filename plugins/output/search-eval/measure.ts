import {Joi} from '@docusaurus/utils-validation';
import {parseYaml, type Problem} from '@selection-set/content-model';
import type {PageHit} from '@selection-set/search/engine';
import {isMap, isSeq} from 'yaml';

/** Kinds of queries: a name, a setting, a message, a task, a slip, half a word, or something without an answer here. */
const CLASSES = ['api', 'option', 'error', 'howto', 'typo', 'prefix', 'noanswer'] as const;

/** The class of queries without an answer on the portal. */
const NO_ANSWER: (typeof CLASSES)[number] = 'noanswer';

/** A query and the answers that a person judged to be right, independently of the engine. */
export interface JudgedQuery {
  readonly query: string;
  readonly class: string;
  /** Right pages, any of which is fine. */
  readonly pages: readonly string[];
  /** Right sections as `/docs/page#heading`; empty when only the page matters. */
  readonly sections: readonly string[];
  /** Pages that are right as a whole, so that any of their sections is fine. */
  readonly whole: readonly string[];
}

/** One entry of a file in `tests/search`. */
interface WrittenQuery {
  readonly query: string;
  readonly class: (typeof CLASSES)[number];
  readonly answers?: readonly string[];
}

const ADDRESS = /^\/(?:[^\s/\\?#]+(?:\/[^\s/\\?#]+)*)?(?:#[^\s#]+)?$/u;

const JUDGED_SCHEMA = Joi.array()
  .items(
    Joi.object<WrittenQuery>({
      query: Joi.string()
        .trim()
        .pattern(/[\p{L}\p{N}]/u)
        .required(),
      class: Joi.valid(...CLASSES).required(),
      answers: Joi.array().items(Joi.string().pattern(ADDRESS)).min(1).unique(),
    }).custom((value: WrittenQuery, {error}) =>
      (value.class === NO_ANSWER) === (value.answers === undefined) ? value : error('any.invalid'),
    ),
  )
  .min(1)
  .unique('query')
  .required();

/** Sections count as answers for their page, too. */
export function toJudged({query, class: kind, answers = []}: WrittenQuery): JudgedQuery {
  return {
    query,
    class: kind,
    pages: [...new Set(answers.map((answer) => answer.replace(/#.*$/u, '')))],
    sections: answers.filter((answer) => answer.includes('#')),
    whole: answers.filter((answer) => !answer.includes('#')),
  };
}

export interface ParsedQueries {
  /** Empty when there are problems. */
  readonly queries: readonly JudgedQuery[];
  readonly problems: readonly Problem[];
  /** Line of each query, from 1. */
  readonly lines: ReadonlyMap<string, number>;
}

export const RULE = 'search-queries';

const FORM = `Write "- {query: …, class: …, answers: [/docs/page#heading]}", each query once; classes are ${CLASSES.join(', ')}; "noanswer" has no answers, all others have some.`;

/**
 * Reads judged queries.
 *
 * @param text YAML.
 * @param file for the problems.
 */
export function parseJudged(text: string, file: string): ParsedQueries {
  const {document, lineOf, mistakes} = parseYaml(text);
  const fail = (line: number, message: string): Problem => ({file, line, rule: RULE, message});
  if (mistakes.length > 0) {
    const problems = mistakes.map(({line, message}) => fail(line, message));
    return {queries: [], problems, lines: new Map()};
  }
  const items = isSeq(document.contents) ? document.contents.items : [];
  const lineAt = (index: unknown): number => {
    const item = typeof index === 'number' ? items[index] : undefined;
    return isMap(item) ? lineOf(item.range?.[0] ?? 0) : 1;
  };
  const values: unknown = document.toJS();
  const {value, error} = JUDGED_SCHEMA.validate(values, {abortEarly: false, convert: false});
  if (error !== undefined) {
    const problems = error.details.map(({path, message}) =>
      fail(lineAt(path[0]), `${message}. ${FORM}`),
    );
    return {queries: [], problems, lines: new Map()};
  }
  const written: readonly WrittenQuery[] = value;
  return {
    queries: written.map(toJudged),
    problems: [],
    lines: new Map(written.map(({query}, index) => [query, lineAt(index)])),
  };
}

const PAGES = 10;
const SHOWN_PAGES = 5;
const SHOWN_SECTIONS = 5;

/** Ranks of the right answers; 0 if not found. */
export interface Places {
  /** Of the first right page, among ten. */
  readonly page: number;
  /** Of the first right section on that page, among five; undefined when the page as a whole is right. */
  readonly section?: number;
  /** Whether a right section is among five of the first five pages. */
  readonly isShown?: boolean;
  /** Number of pages found. */
  readonly found: number;
}

/** Judges an engine's answer. */
export function judge({pages, sections, whole}: JudgedQuery, hits: readonly PageHit[]): Places {
  const place = hits.slice(0, PAGES).findIndex(({url}) => pages.includes(url));
  const base = {page: place + 1, found: hits.length};
  const right = hits[place];
  const isWhole = right !== undefined && whole.includes(right.url);
  if (sections.length === 0 || isWhole) {
    return base;
  }
  const placeOn = (hit: PageHit): number =>
    listAnchors(hit).findIndex((anchor) => sections.includes(`${hit.url}#${anchor}`)) + 1;
  return {
    ...base,
    section: right === undefined ? 0 : placeOn(right),
    isShown: hits.slice(0, SHOWN_PAGES).some((hit) => placeOn(hit) > 0),
  };
}

/** Names from a list have the address of the heading above them. */
function listAnchors({sections}: PageHit): readonly string[] {
  return [...new Set(sections.map(({anchor}) => anchor).filter(Boolean))].slice(0, SHOWN_SECTIONS);
}

export const MEASURES = [
  'mrr',
  'first',
  'five',
  'sectionShown',
  'sectionFirst',
  'none',
  'empty',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Means over queries; undefined when no query applies. */
export type Measured = Readonly<Record<Measure, number | undefined>>;

export interface Judgement {
  readonly query: JudgedQuery;
  readonly places: Places;
}

const SHOWN = 5;

/**
 * Quality for readers: `mrr` is the mean of 1/rank of the right page, `first` and `five` are the shares with it first and among five,
 * `sectionShown` and `sectionFirst` the shares with the right section shown and first on its page, `none` the share of unanswerable queries
 * without a result, `empty` the share of the others without one.
 */
export function measure(judgements: readonly Judgement[]): Measured {
  const answerable = judgements.filter(({query}) => query.pages.length > 0);
  const unanswerable = judgements.filter(({query}) => query.pages.length === 0);
  const withSection = answerable.filter(({places}) => places.section !== undefined);
  return {
    mrr: mean(answerable, ({page}) => (page === 0 ? 0 : 1 / page)),
    first: mean(answerable, ({page}) => Number(page === 1)),
    five: mean(answerable, ({page}) => Number(page > 0 && page <= SHOWN)),
    sectionShown: mean(withSection, ({isShown}) => Number(isShown)),
    sectionFirst: mean(withSection, ({section}) => Number(section === 1)),
    none: mean(unanswerable, ({found}) => Number(found === 0)),
    empty: mean(answerable, ({found}) => Number(found === 0)),
  };
}

/** Judgements by class, in the order in which classes first appear. */
export function groupByClass(
  judgements: readonly Judgement[],
): ReadonlyMap<string, readonly Judgement[]> {
  const groups = new Map<string, Judgement[]>();
  for (const judgement of judgements) {
    const group = groups.get(judgement.query.class);
    if (group === undefined) {
      groups.set(judgement.query.class, [judgement]);
    } else {
      group.push(judgement);
    }
  }
  return groups;
}

function mean(
  judgements: readonly Judgement[],
  value: (places: Places) => number,
): number | undefined {
  return judgements.length === 0
    ? undefined
    : judgements.reduce((sum, {places}) => sum + value(places), 0) / judgements.length;
}
