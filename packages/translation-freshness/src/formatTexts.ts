import {formatProblems} from '@selection-set/content-model';
import type {TextState} from './compareTexts';

/** How many interface texts of a language are translated, and one line for each mistake. */
export function formatTexts(locale: string, states: readonly TextState[]): string {
  const sum = (key: 'total' | 'translated'): number =>
    states.reduce((total, state) => total + state[key], 0);
  const problems = states.flatMap((state) => state.problems);
  return [
    `${locale}: ${sum('translated')} of ${sum('total')} interface texts translated`,
    ...(problems.length === 0 ? [] : [formatProblems(problems)]),
  ].join('\n');
}
