import {formatNumber} from '../../../../src/lib/text/format';

test.each([
  ['en-US', '1,234,567'],
  ['fr', '1\u202f234\u202f567'],
  ['ar', '1,234,567'],
  ['ar-EG', '1,234,567'],
  ['ja', '1,234,567'],
])(
  'counts in %s have the digits 0 to 9 and the signs of the language (right-to-left)',
  (locale, text) => {
    expect(formatNumber(1_234_567, locale)).toBe(text);
  },
);
