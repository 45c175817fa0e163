import type {LineRange} from './lineRange';

/** What can be said of a line. */
export const MARKS = ['added', 'focus', 'highlight', 'removed'] as const;

export type Mark = (typeof MARKS)[number];

/** Lines of the shown code by mark. */
export type Marks = Readonly<Record<Mark, readonly LineRange[]>>;

export const NO_MARKS: Marks = {added: [], focus: [], highlight: [], removed: []};

/** Both, mark by mark. */
export function joinMarks(a: Marks, b: Marks): Marks {
  return {
    added: [...a.added, ...b.added],
    focus: [...a.focus, ...b.focus],
    highlight: [...a.highlight, ...b.highlight],
    removed: [...a.removed, ...b.removed],
  };
}
