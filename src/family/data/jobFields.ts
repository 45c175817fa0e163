import type {Job} from './tools';

/**
 * A field per job, as the selection set of the home page names it, at most twelve; neighbours share tools, so that edges in its drawing cross
 * little.
 */
export const JOB_FIELDS = {
  serve: 'serve',
  secure: 'secure',
  extend: 'extend',
  lint: 'check',
  test: 'test',
  govern: 'govern',
  compose: 'unite',
  rest: 'rest',
  client: 'client',
  type: 'types',
  learn: 'learn',
} as const satisfies Readonly<Record<Job, string>>;

/** What is selected before a reader selects anything, to show what happens. */
export const FIRST_JOBS: readonly Job[] = ['serve', 'type'];
