import type {Mark} from '../../lib/contracts/tool';

/** A pair of braces that hold three connected nodes: the selection set itself. */
export const BRAND_MARK = {
  paths: [
    {
      d: 'M8 3.75h-.5a2.5 2.5 0 0 0-2.5 2.5v3.5a2.25 2.25 0 0 1-2.25 2.25a2.25 2.25 0 0 1 2.25 2.25v3.5a2.5 2.5 0 0 0 2.5 2.5h.5',
    },
    {
      d: 'M16 3.75h.5a2.5 2.5 0 0 1 2.5 2.5v3.5a2.25 2.25 0 0 0 2.25 2.25a2.25 2.25 0 0 0-2.25 2.25v3.5a2.5 2.5 0 0 1-2.5 2.5h-.5',
    },
    {d: 'M9 15.25l3-7 3 7'},
    {
      d: 'M10 8.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM7 15.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM13 15.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
      tone: 'accent',
      isFilled: true,
    },
  ],
} as const satisfies Mark;
