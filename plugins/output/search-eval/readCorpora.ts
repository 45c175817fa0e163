import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {isMissingFile} from '@selection-set/plugin-kit';
import {buildIndex, createEngine, type PageRecord} from '@selection-set/search/engine';
import {judge, parseJudged, type Judgement, type ParsedQueries} from './measure';

/** Judged queries and the baseline, relative to the project's folder. */
export const QUERIES_FOLDER = 'tests/search';

export interface QueryFile extends ParsedQueries {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
}

/** The judged queries of one language; undefined if it has none. */
export function readJudged(siteDir: string, locale: string): QueryFile | undefined {
  const file = `${QUERIES_FOLDER}/${locale}.yml`;
  try {
    return {file, ...parseJudged(readFileSync(path.join(siteDir, file), 'utf8'), file)};
  } catch (error) {
    if (isMissingFile(error)) {
      return undefined;
    }
    throw error;
  }
}

interface Corpus {
  readonly lang: string;
  readonly pages: readonly PageRecord[];
}

interface CorpusQuery {
  readonly query: string;
  readonly class: string;
  readonly expected: readonly string[];
  readonly anchors: readonly string[];
}

/**
 * Judges the engine on other projects' documentation, with its default weights and no settings.
 *
 * @param folder with `corpora/NAME.json.gz` and `queries/NAME.json`.
 */
export function judgeCorpora(folder: string): ReadonlyMap<string, readonly Judgement[]> {
  const names = readdirSync(path.join(folder, 'queries'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .toSorted();
  return new Map(names.map((name) => [name, judgeCorpus(folder, name)]));
}

function judgeCorpus(folder: string, name: string): readonly Judgement[] {
  const packed = readFileSync(path.join(folder, 'corpora', `${name}.json.gz`));
  const {lang, pages}: Corpus = JSON.parse(gunzipSync(packed).toString('utf8'));
  const {outline, bodies} = buildIndex(pages, lang);
  const engine = createEngine(outline);
  for (const [part, body] of bodies.entries()) {
    engine.addBody(part, body);
  }
  const text = readFileSync(path.join(folder, 'queries', `${name}.json`), 'utf8');
  const queries: readonly CorpusQuery[] = JSON.parse(text);
  return queries.map(({query: words, class: kind, expected, anchors}) => {
    const query = {query: words, class: kind, pages: expected, sections: anchors, whole: []};
    return {query, places: judge(query, engine.search(words))};
  });
}
