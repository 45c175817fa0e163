import {README_PLACEHOLDER} from '../../../../src/lib/constants';
import type {PackumentVersion} from '../../../../src/lib/packageInfo/parsePackument';
import {listOlder, pickReadme} from '../../../../src/lib/packageInfo/loadFacts';

const versions = (readmes: Record<string, string | undefined>): PackumentVersion[] =>
  Object.entries(readmes).map(([version, readme]) => ({version, readme}));

const document = (
  readme: string | undefined,
  readmes: Record<string, string | undefined> = {},
) => ({
  readme,
  latest: '2.0.0',
  versions: versions(readmes),
});

describe('VAL-13, vectors of 1.12', () => {
  test.each([
    ['X', {}],
    [README_PLACEHOLDER, {'1.0.0': 'a'}],
    ['', {}],
    [undefined, {}],
  ])('remote "R" with the registry README %j gives R', (readme, readmes) => {
    expect(pickReadme(document(readme, readmes), {repository: 'R'})).toBe('R');
  });

  test.each([['', undefined, ' \n']])('remote empty or 404, registry "X": X', (...remotes) => {
    for (const repository of remotes) {
      expect(pickReadme(document('X', {'1.0.0': 'a'}), {repository})).toBe('X');
    }
  });

  test('no remote, registry placeholder, 1.0.0 "a", 2.0.0 placeholder: a', () => {
    const readmes = {'1.0.0': 'a', '2.0.0': README_PLACEHOLDER};
    expect(pickReadme(document(README_PLACEHOLDER, readmes))).toBe('a');
  });

  test('no remote, registry empty, 1.0.0 "a", 2.0.0 "b", 3.0.0-beta.1 "c": b', () => {
    const readmes = {'1.0.0': 'a', '2.0.0': 'b', '3.0.0-beta.1': 'c'};
    expect(pickReadme(document('', readmes))).toBe('b');
  });

  test('no remote, registry placeholder, no version with a README: empty text', () => {
    expect(pickReadme(document(README_PLACEHOLDER, {'1.0.0': undefined, '2.0.0': ''}))).toBe('');
  });
});

test('VAL-13: the order of versions in the document does not matter', () => {
  const readmes = {'1.10.0': 'ten', '0.9.0': 'old', '1.9.0': 'nine', '1.10.0-rc.1': 'rc'};
  expect(pickReadme(document(README_PLACEHOLDER, readmes))).toBe('ten');
  expect(listOlder(document('', readmes)).map(({version}) => version)).toEqual([
    '1.10.0',
    '1.10.0-rc.1',
    '1.9.0',
    '0.9.0',
  ]);
});

test('ERR-3: the placeholder is never the result, with space around it neither', () => {
  expect(pickReadme(document(` ${README_PLACEHOLDER}\n`))).toBe('');
  expect(pickReadme(document(undefined), {published: README_PLACEHOLDER})).toBe('');
});

test('VAL-13: the published README stands for the registry README only where documents carry none', () => {
  expect(pickReadme(document(undefined), {published: 'P'})).toBe('P');
  expect(pickReadme(document(README_PLACEHOLDER, {'1.0.0': 'a'}), {published: 'P'})).toBe('a');
  expect(pickReadme(document(undefined, {'1.0.0': 'a'}), {published: 'P'})).toBe('a');
});
