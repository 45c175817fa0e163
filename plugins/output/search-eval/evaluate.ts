import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {SEARCH_FOLDER} from '@selection-set/search/client';
import {type Baseline, compare, parseBaseline, toBaseline} from './baseline';
import {formatChanges, formatMisses, formatTable} from './format';
import {judgeBuild} from './judgeBuild';
import type {Judgement} from './measure';
import {judgeCorpora} from './readCorpora';
import {QUERIES_FOLDER} from './readJudged';

export interface Evaluation {
  readonly siteDir: string;
  /** Folder of corpora; undefined to measure builds. */
  readonly corpora: string | undefined;
  readonly builds: readonly {readonly locale: string; readonly folder: string}[];
  readonly misses: boolean;
  readonly update: boolean;
}

/** Committed for the portal; on this machine only for corpora, which are not part of the project. */
const BASELINE = `${QUERIES_FOLDER}/baseline.json`;
const CORPORA_BASELINE = '.cache/search-corpora.json';

/**
 * Measures and compares with the baseline.
 *
 * @returns lines of the report.
 * @throws Error where nothing was built, and for judged addresses that are gone.
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
