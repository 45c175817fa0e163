import {splitCode} from '../../../../src/components/InlineCode';

test.each([
  ['', []],
  ['words', ['words']],
  ['written with `!`', ['written with ', '<!>']],
  ['`a` and `b`', ['<a>', ' and ', '<b>']],
])('%j is split at its backticks (R13)', (sentence, expected) => {
  expect(splitCode(sentence).map(({kind, text}) => (kind === 'code' ? `<${text}>` : text))).toEqual(
    expected,
  );
});
