import {createProgressBar, drawProgress} from '@selection-set/plugin-kit';
import {
  describeProblems,
  summariseChanges,
} from '../../../../../plugins/catalogue/package-info/createSources';

const DATE = '2026-11-20';

test('a summary names each fact that differs, and no dates', () => {
  const before = {
    a: {name: 'a', version: '1.0.0', fetchedAt: {version: '2026-01-01'}},
    c: {name: 'c', fetchedAt: {}},
    d: {name: 'd', version: '4.0.0', fetchedAt: {version: '2026-01-01'}},
  };
  const after = {
    b: {name: 'b', readme: 'Hi', fetchedAt: {readme: DATE}},
    a: {
      name: 'a',
      version: '2.0.0',
      downloadsWeek: {start: '2026-11-01', end: '2026-11-07'},
      fetchedAt: {version: DATE, downloadsWeek: DATE},
    },
    d: {name: 'd', version: '4.0.0', fetchedAt: {version: DATE}},
  };
  expect(summariseChanges(before, after)).toEqual([
    'a: downloadsWeek none → 2026-11-01 to 2026-11-07',
    'a: version 1.0.0 → 2.0.0',
    'b: new',
    'b: readme none → 2 characters (3639efc)',
    'c: left the catalogue',
  ]);
});

test('problems are grouped by source, with the first reason', () => {
  const problem = (source: 'document' | 'downloads', name: string) => ({
    source,
    name,
    message: `${name} is gone`,
  });
  expect(
    describeProblems([
      problem('document', 'a'),
      problem('downloads', 'a'),
      problem('document', 'b'),
    ]),
  ).toBe(
    'The document of "a" and 1 other packages could not be fetched: a is gone. The downloads of "a" could not be fetched: a is gone.',
  );
});

test.each([
  [0, 18, '[------------------------] 0/18 x'],
  [9, 18, '[############------------] 9/18 x'],
  [18, 18, '[########################] 18/18 x'],
  [0, 0, '[########################] 0/0 x'],
])('%i of %i is drawn as %s', (done, total, expected) => {
  expect(drawProgress(done, total, 'x')).toBe(expected);
});

test('the bar stays on one line of a terminal and leaves it empty; a file gets lines', () => {
  const draw = (isTTY: boolean) => {
    const written: string[] = [];
    const bar = createProgressBar({isTTY, write: (text) => written.push(text)}, 1);
    bar.update(1, 'x');
    bar.end();
    return written.join('');
  };
  expect(draw(true)).toBe('\r\u001B[K[########################] 1/1 x\r\u001B[K');
  expect(draw(false)).toBe('[########################] 1/1 x\n');
});
