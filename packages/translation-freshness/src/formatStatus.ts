import {describeDamage} from './describeDamage';
import type {FileState, StaleBlock} from './fileState';

const TEXT_CHARS = 90;

const SIGNS: Readonly<Record<StaleBlock['type'], string>> = {
  changed: 'changed',
  added: 'new    ',
  removed: 'removed',
};

/** The to-do list of one language: what is out of date first, then what is not translated. */
export function formatStatus(locale: string, states: readonly FileState[]): string {
  const untranslated = states.filter(({state}) => state === 'untranslated');
  const work = states.flatMap(describeWork);
  const done = states.filter((state) => state.state === 'translated' && state.stale.length === 0);
  const head = `${locale}: ${done.length} of ${states.length} files translated and up to date, ${work.length} need work, ${untranslated.length} not translated`;
  return [
    head,
    ...work,
    ...(untranslated.length === 0
      ? []
      : ['  not translated:', ...untranslated.map(({original}) => `    ${original}`)]),
  ].join('\n');
}

/** Whether a language has work that a build in continuous integration should point at: what is not translated yet is no mistake. */
export function needsWork(states: readonly FileState[]): boolean {
  return states.some((state) => describeWork(state).length > 0);
}

function describeWork(state: FileState): readonly string[] {
  switch (state.state) {
    case 'untranslated':
      return [];
    case 'translated':
      return state.stale.length === 0
        ? []
        : [
            [
              `  ${state.file} is behind by ${state.stale.length}:`,
              ...state.stale.map((block) => describeBlock(block, state.original)),
            ].join('\n'),
          ];
    case 'unlocked':
      return [
        `  ${state.file} has no lock: compare it with ${state.original}, then run "npm run i18n:sync -- --reviewed ${state.file}".`,
      ];
    case 'damaged':
      return describeDamage(state.file, state.mistakes).map((line) => `  ${line}`);
    case 'abandoned':
      return [
        `  ${state.file} translates ${state.original}, which does not exist: "npm run i18n:sync" moves it if the original was renamed; delete it otherwise.`,
      ];
    default:
      return state satisfies never;
  }
}

function describeBlock({type, line, text}: StaleBlock, original: string): string {
  const letters = Array.from(text);
  const shown = letters.length > TEXT_CHARS ? `${letters.slice(0, TEXT_CHARS).join('')}…` : text;
  return `    ${SIGNS[type]} ${line === undefined ? '' : `${original}:${line} `}${shown}`;
}
