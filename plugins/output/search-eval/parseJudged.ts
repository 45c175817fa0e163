import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';
import type {Problem} from '@selection-set/content-model';
import {CLASSES, JUDGED_SCHEMA, type JudgedQuery, toJudged, type WrittenQuery} from './judged';

export interface ParsedQueries {
  /** None where there are problems. */
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
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  const fail = (line: number, message: string): Problem => ({file, line, rule: RULE, message});
  if (document.errors.length > 0) {
    const problems = document.errors.map(({pos, message}) =>
      fail(counter.linePos(pos[0]).line, message),
    );
    return {queries: [], problems, lines: new Map()};
  }
  const items = isSeq(document.contents) ? document.contents.items : [];
  const lineAt = (index: unknown): number => {
    const item = typeof index === 'number' ? items[index] : undefined;
    return isMap(item) ? counter.linePos(item.range?.[0] ?? 0).line : 1;
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
