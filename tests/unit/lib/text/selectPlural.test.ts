import {selectPlural} from '../../../../src/lib/text/format';

const ARABIC = 'zero|one|two|few {count}|many {count}|other {count}';

test.each([
  ['One item|{count} items', 1, 'en-US', 'One item'],
  ['One item|{count} items', 1200, 'en-US', '1,200 items'],
  // French has a form for millions, which this message does without.
  ['un|{count} éléments', 3, 'fr', '3 éléments'],
  ['{count} 件', 3, 'ja', '3 件'],
  [ARABIC, 0, 'ar', 'zero'],
  [ARABIC, 2, 'ar', 'two'],
])('%s for %i in %s is "%s"', (message, count, locale, expected) => {
  expect(selectPlural(message, count, locale)).toBe(expected);
});

test.each([
  [5, /^few/u],
  [18, /^many/u],
  [100, /^other/u],
])('Arabic has a form of its own for %i', (count, expected) => {
  expect(selectPlural(ARABIC, count, 'ar')).toMatch(expected);
});
