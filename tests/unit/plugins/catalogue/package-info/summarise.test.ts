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
