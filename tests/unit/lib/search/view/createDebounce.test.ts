import {SEARCH_PRESETS} from '@selection-set/search-hosted/limits';
import {createDebounce} from '../../../../../src/lib/search/view/createSearchStore';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calls a debounced function at times, and says which calls ran when. */
function run(delay: number, times: readonly number[]): readonly (readonly [number, number])[] {
  const debounce = createDebounce(delay);
  const ran: [number, number][] = [];
  let now = 0;
  for (const [index, at] of times.entries()) {
    jest.advanceTimersByTime(at - now);
    now = at;
    debounce(() => ran.push([index, Date.now()]));
  }
  const start = Date.now() - now;
  jest.runAllTimers();
  return ran.map(([index, at]) => [index, at - start] as const);
}

test('the first question is asked at once, and of those typed on only the last, after the pause (SEA-1, CON-1)', () => {
  expect(run(300, [0, 100, 200, 350])).toEqual([
    [0, 0],
    [3, 650],
  ]);
});

test('a question after a pause is a first one again (SEA-1)', () => {
  expect(run(300, [0, 301, 1000])).toEqual([
    [0, 0],
    [1, 301],
    [2, 1000],
  ]);
});

test('without a delay every question is asked (theme)', () => {
  expect(run(0, [0, 1, 2])).toHaveLength(3);
});

test('the presets have the numbers of the specification (CON-1 to CON-4)', () => {
  expect(SEARCH_PRESETS).toMatchObject({
    v1: {debounceMs: 500, stallMs: 500, maxChars: 64, hitsPerPage: 20},
    v2: {debounceMs: 300, stallMs: 300, maxChars: 512, hitsPerPage: 20},
    theme: {hitsPerPage: 5},
    widget: {stallMs: 200, hitsPerPage: 5},
  });
});

test('where each question is billed, the first letter asks none: one question after the pause (SEA-1, CON-1)', () => {
  const debounce = createDebounce(300);
  const ran: string[] = [];
  for (const word of ['y', 'yo', 'yoga']) {
    debounce(() => ran.push(word), false);
    jest.advanceTimersByTime(100);
  }
  expect(ran).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(ran).toEqual(['yoga']);
});
