import {inTurn, readScope} from '../../support/scope';

test.each([
  [undefined, 'daily'],
  ['daily', 'daily'],
  ['nightly', 'nightly'],
])('TEST_SCOPE=%s looks at what is %s', (value, scope) => {
  expect(readScope(value)).toBe(scope);
});

test('by day each item of a list has its turn', () => {
  const list = ['a', 'b', 'c'];
  expect([0, 1, 2, 3].map((turn) => inTurn(list, turn).join())).toEqual(['a', 'b', 'c', 'a']);
});

test('a word that is no scope is an error, and not the smaller one', () => {
  expect(() => readScope('full')).toThrow('TEST_SCOPE is "full"; it can be daily or nightly.');
});
