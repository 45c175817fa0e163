import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {formatProblems} from '@selection-set/content-model';
import {withSentences} from '@selection-set/plugin-kit';
import {SEARCH_FOLDER} from '@selection-set/search/client';
import {checkJudged} from './checkJudged';
import {MEASURES, groupByClass, judge, measure, type Judgement, type Places} from './measure';
import {openIndex} from './openIndex';
import {QUERIES_FOLDER, judgeCorpora, readJudged} from './readCorpora';

/** By set and query: rank of the right page, then of the right section; for unanswerable queries, number of pages found. */
type Baseline = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

interface Change {
  readonly query: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Negative for a loss. */
  readonly gain: number;
  readonly isAnswerable: boolean;
}

const SCHEMA = Joi.object<Baseline>().pattern(
  Joi.string(),
  Joi.object().pattern(
    Joi.string().allow(''),
    Joi.array().items(Joi.number().integer().min(0)).min(1).max(2),
  ),
);

/**
 * @param file for the error.
 * @throws Error for another shape.
 */
export function parseBaseline(text: string, file: string): Baseline {
  try {
    const values: unknown = JSON.parse(text);
    const baseline: Baseline = Joi.attempt(values, SCHEMA);
    return baseline;
  } catch (error) {
    throw new Error(
      `${file} is no baseline of the search: ${String(error)}. Write it anew with "npm run search:eval -- --update".`,
      {cause: error},
    );
  }
}

export function toBaseline(judgements: readonly Judgement[]): Baseline[string] {
  return Object.fromEntries(
    judgements.map((judgement) => [judgement.query.query, note(judgement)]),
  );
}

/** Queries of both sides whose ranks changed, the largest losses first. */
export function compare(
  judgements: readonly Judgement[],
  baseline: Baseline[string] = {},
): readonly Change[] {
  return judgements
    .flatMap((judgement): readonly Change[] => {
      const {query, pages} = judgement.query;
      const before = baseline[query];
      const after = note(judgement);
      if (before === undefined || before.join() === after.join()) {
        return [];
      }
      const isAnswerable = pages.length > 0;
      const gain = isAnswerable ? worth(after) - worth(before) : (before[0] ?? 0) - (after[0] ?? 0);
      return gain === 0 ? [] : [{query, before, after, gain, isAnswerable}];
    })
    .toSorted((a, b) => a.gain - b.gain);
}

function note({query, places}: Judgement): readonly number[] {
  return query.pages.length === 0 ? [places.found] : listPlaces(places);
}

function listPlaces({page, section}: Places): readonly number[] {
  return section === undefined ? [page] : [page, section];
}

/** A page's rank counts ten times as much as that of the section on it. */
function worth([page = 0, section = 0]: readonly number[]): number {
  return 10 * reciprocal(page) + reciprocal(section);
}

function reciprocal(place: number): number {
  return place === 0 ? 0 : 1 / place;
}

const LABEL_WIDTH = 14;
const COUNT_WIDTH = 5;
const DIGITS = 3;

/** A table of all measures: each set, followed by its classes. */
export function formatTable(sets: ReadonlyMap<string, readonly Judgement[]>): string {
  const head = ['', ...MEASURES].map((name, index) =>
    index === 0 ? ' '.repeat(LABEL_WIDTH + COUNT_WIDTH) : name.padStart(widthOf(name)),
  );
  return [
    head.join(''),
    ...[...sets].flatMap(([name, judgements]) => [
      formatRow(name, judgements),
      ...[...groupByClass(judgements)].map(([kind, group]) => formatRow(`  ${kind}`, group)),
    ]),
  ].join('\n');
}

/** One line for each query that changed. */
export function formatChanges(name: string, changes: readonly Change[]): readonly string[] {
  return changes.map(
    ({query, before, after, gain, isAnswerable}) =>
      `${gain < 0 ? 'worse ' : 'better'} ${name} "${query}": ${describe(before, isAnswerable)} -> ${describe(after, isAnswerable)}`,
  );
}

/** Queries whose first page or section is wrong, as the next ones to improve. */
export function formatMisses(name: string, judgements: readonly Judgement[]): readonly string[] {
  return judgements.flatMap(({query, places: {page, section, found}}) => {
    const isAnswerable = query.pages.length > 0;
    const isRight = isAnswerable ? page === 1 && (section ?? 1) === 1 : found === 0;
    const places = isAnswerable ? [page, ...(section === undefined ? [] : [section])] : [found];
    return isRight
      ? []
      : [`${name} ${query.class} "${query.query}": ${describe(places, isAnswerable)}`];
  });
}

function formatRow(name: string, judgements: readonly Judgement[]): string {
  const measured = measure(judgements);
  return [
    name.padEnd(LABEL_WIDTH),
    String(judgements.length).padStart(COUNT_WIDTH),
    ...MEASURES.map((key) => (measured[key]?.toFixed(DIGITS) ?? '-').padStart(widthOf(key))),
  ].join('');
}

function widthOf(name: string): number {
  return Math.max(name.length, DIGITS + 2) + 2;
}

function describe([first = 0, section]: readonly number[], isAnswerable: boolean): string {
  if (!isAnswerable) {
    return `${String(first)} pages shown${first === 0 ? '' : ', none is right'}`;
  }
  if (first === 0) {
    return 'page not found';
  }
  const page = `page ${String(first)}`;
  return section === undefined
    ? page
    : `${page}, ${section === 0 ? 'right section not on it' : `section ${String(section)}`}`;
}

/**
 * Judges the index of a build.
 *
 * @param folder build of one language.
 * @returns undefined for a language without judged queries.
 * @throws Error with file and line of each mistake, such as a judged page that is not in the index.
 */
export function judgeBuild(
  siteDir: string,
  folder: string,
  locale: string,
): readonly Judgement[] | undefined {
  const judged = readJudged(siteDir, locale);
  if (judged === undefined) {
    return undefined;
  }
  const {engine, known} = openIndex(folder, locale);
  const problems = [...judged.problems, ...checkJudged(judged, known)];
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  return judged.queries.map((query) => ({
    query,
    places: judge(query, engine.search(query.query)),
  }));
}

export interface Evaluation {
  readonly siteDir: string;
  /** Folder of corpora; undefined to measure builds. */
  readonly corpora: string | undefined;
  readonly builds: readonly {readonly locale: string; readonly folder: string}[];
  readonly misses: boolean;
  readonly update: boolean;
}

/** Committed for the portal; local only for corpora, which are not part of the project. */
const BASELINE = `${QUERIES_FOLDER}/baseline.json`;
const CORPORA_BASELINE = '.cache/search-corpora.json';

/**
 * Measures and compares with the baseline.
 *
 * @returns lines of the report.
 * @throws Error when nothing was built, and for judged addresses that no longer exist.
 */
export function evaluate(evaluation: Evaluation): readonly string[] {
  const {siteDir, corpora, misses, update} = evaluation;
  const sets = corpora === undefined ? judgeBuilds(evaluation) : judgeCorpora(corpora);
  const name = corpora === undefined ? BASELINE : CORPORA_BASELINE;
  const file = path.join(siteDir, name);
  const baseline = existsSync(file) ? parseBaseline(readFileSync(file, 'utf8'), name) : undefined;
  const changes = [...sets].flatMap(([set, judgements]) =>
    formatChanges(set, compare(judgements, baseline?.[set])),
  );
  if (update) {
    write(file, {
      ...baseline,
      ...Object.fromEntries([...sets].map(([set, list]) => [set, toBaseline(list)])),
    });
  }
  return [
    `Relevance of the search, by language or corpus and class of query:\n${formatTable(sets)}`,
    ...(misses ? [...sets].flatMap(([set, judgements]) => formatMisses(set, judgements)) : []),
    ...(baseline === undefined ? [] : changes),
    summarise(name, baseline, changes.length, update),
  ];
}

function judgeBuilds({siteDir, builds}: Evaluation): ReadonlyMap<string, readonly Judgement[]> {
  const built = builds.filter(({folder}) => existsSync(path.join(folder, SEARCH_FOLDER)));
  if (built.length === 0) {
    throw new Error(
      `There is no search index in ${builds.map(({folder}) => folder).join(', ')}. Run "npm run build" first, or name another build with "--build".`,
    );
  }
  const sets = new Map<string, readonly Judgement[]>();
  for (const {locale, folder} of built) {
    const judgements = judgeBuild(siteDir, folder, locale);
    if (judgements !== undefined) {
      sets.set(locale, judgements);
    }
  }
  return sets;
}

function summarise(
  name: string,
  baseline: Baseline | undefined,
  changes: number,
  update: boolean,
): string {
  if (update) {
    return `${name} is written.`;
  }
  return baseline === undefined
    ? `There is no baseline ${name} yet; write one with "--update".`
    : `${String(changes)} queries changed since ${name}.`;
}

function write(file: string, baseline: Baseline): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const sets = Object.entries(baseline).map(([set, queries]) => {
    const lines = Object.entries(queries).map(
      ([query, places]) => `    ${JSON.stringify(query)}: [${places.join(', ')}]`,
    );
    return `  ${JSON.stringify(set)}: {\n${lines.join(',\n')}\n  }`;
  });
  writeFileSync(file, `{\n${sets.join(',\n')}\n}\n`);
}

interface Flags {
  readonly build: string;
  readonly misses?: boolean;
  readonly update?: boolean;
}

/** `npm run search:eval`: how well the search answers the judged queries of `tests/search`, or those of a folder of corpora. */
export default function pluginSearchEval({siteDir, i18n}: LoadContext): Plugin<void> {
  return {
    name: 'search-eval',
    extendCli(cli) {
      cli
        .command('search:eval [folder]')
        .description('Measure the search on judged queries: of a build, or of a folder of corpora.')
        .option('--build <folder>', 'the build to measure', 'build')
        .option('--misses', 'list queries whose first answer is not right')
        .option('--update', 'take what is measured as the new baseline')
        .action(
          withSentences(
            logger.error,
            (folder: string | undefined, {build, misses = false, update = false}: Flags) => {
              const {defaultLocale, locales} = i18n;
              const lines = evaluate({
                siteDir,
                corpora: folder === undefined ? undefined : path.resolve(folder),
                builds: locales.map((locale) => ({
                  locale,
                  folder: path.resolve(siteDir, build, locale === defaultLocale ? '' : locale),
                })),
                misses,
                update,
              });
              logger.info(lines.join('\n'));
            },
          ),
        );
    },
  };
}
