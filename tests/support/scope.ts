import process from 'node:process';

/** `npm test` sets nothing and looks at a part of what takes long; `npm run test:nightly` looks at all of it. */
const SCOPES = ['daily', 'nightly'] as const;

type Scope = (typeof SCOPES)[number];

/** How much of what takes long this run of the tests looks at. */
export const SCOPE = readScope(process.env.TEST_SCOPE);

/** Whether this run looks at everything. */
export const IS_NIGHTLY = SCOPE === 'nightly';

/**
 * All of a list at night, else one in so many.
 *
 * @param turn which of them: 0 begins with the first.
 */
export function shareOf<Item>(list: readonly Item[], oneIn: number, turn = 0): readonly Item[] {
  return IS_NIGHTLY ? list : list.filter((_, index) => index % oneIn === turn);
}

/**
 * All of a list at night, else the one whose turn it is: pages, themes and widths are each met by day, but not each with each.
 *
 * @param turn of what goes through the list, counted from 0.
 */
export function inTurn<Item>(list: readonly Item[], turn: number): readonly Item[] {
  return shareOf(list, list.length, turn % list.length);
}

/** @throws Error for a word that is no scope, which else would pass for the smaller one. */
export function readScope(value = 'daily'): Scope {
  const found = SCOPES.find((scope) => scope === value);
  if (found === undefined) {
    throw new Error(`TEST_SCOPE is "${value}"; it can be ${SCOPES.join(' or ')}.`);
  }
  return found;
}
