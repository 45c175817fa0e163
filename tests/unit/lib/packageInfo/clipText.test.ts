import {clipText, tidyLine} from '../../../../src/lib/packageInfo/parsePackument';

test.each([
  ['short', 10, 'short'],
  ['one\ntwo\nthree', 9, 'one\ntwo\n'],
  ['ééé', 5, 'éé'],
  ['🧬🧬', 7, '🧬'],
  ['abc', 0, ''],
])('PKG-1: %j within %i bytes is %j', (text, maxBytes, expected) => {
  expect(clipText(text, maxBytes)).toBe(expected);
});

test.each([
  [' a \n b\t', 10, 'a b'],
  ['a🧬', 2, 'a'],
  ['   ', 10, undefined],
  [undefined, 10, undefined],
])('the line of %j within %i characters is %j', (text, maxChars, expected) => {
  expect(tidyLine(text, maxChars)).toBe(expected);
});
