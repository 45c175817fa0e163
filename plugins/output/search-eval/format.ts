import type {Change} from './baseline';
import {groupByClass, type Judgement, measure, MEASURES} from './measure';

const LABEL_WIDTH = 14;
const COUNT_WIDTH = 5;
const DIGITS = 3;

/** A table of all measures: each set, and below it each class. */
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

/** Queries whose first page or section is not right, which is where to look next. */
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
