import type {Problem} from '@selection-set/content-model';
import type {Mutation} from './mutations';
import type {SamplePage} from './samplePage';

/** A page with one mistake. */
export interface Mutant {
  readonly mutation: Mutation;
  /** Of the page, from 1; what was changed stands there. */
  readonly line: number;
  readonly page: SamplePage;
}

/**
 * Says where a mistake was made and where it was found: on its own line, in its own sample, or, where that is right by itself and only
 * what follows from it is not, in a sample further on.
 */
export function describeMutant(
  {mutation: {kind, find, replace}, line, page}: Mutant,
  problems: readonly Problem[],
): {readonly isFound: boolean; readonly text: string} {
  const change = `${page.file}:${line} ${kind} ${JSON.stringify(find)} → ${JSON.stringify(replace)}`;
  const sample = findSample(page, line);
  const nearest = problems.toSorted(
    (a, b) => rank(a.line, sample) - rank(b.line, sample) || a.line - b.line,
  )[0];
  if (nearest === undefined) {
    return {isFound: false, text: `${change} is not found.`};
  }
  const place = rank(nearest.line, sample) === 0 ? 'in its sample' : 'where it is used';
  const message = nearest.message.split('\n')[0] ?? '';
  return {isFound: true, text: `${change}: found ${place}, line ${nearest.line}: ${message}`};
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** The lines of the fence that a line is in; that line alone where it is in none, such as in an output. */
function findSample({steps}: SamplePage, line: number): Range {
  const step = steps.findLast((each) => each.line <= line);
  const last = step !== undefined && 'code' in step ? step.line + step.code.split('\n').length : 0;
  if (step !== undefined && line <= last) {
    return {first: step.line, last};
  }
  // An output is part of its command, and its mistake is named at its first line.
  const expected = step?.kind === 'command' ? step.expected : undefined;
  return expected === undefined
    ? {first: line, last: line}
    : {first: expected.line, last: expected.line + expected.text.split('\n').length};
}

/** 0 within the sample, 1 outside of it. */
function rank(line: number, {first, last}: Range): number {
  return line >= first && line <= last ? 0 : 1;
}
