import {foldText, markWords} from '../../../../src/lib/text/marks';
import {readingMinutes} from '../../../../src/lib/text/format';

describe('reading time', () => {
  test.each([
    ['', 1],
    ['a few words', 1],
    ['word '.repeat(299), 1],
    ['word '.repeat(300), 2],
    ['word '.repeat(1000), 5],
    ['— … { } '.repeat(1000), 1],
    ['漢'.repeat(1000), 2],
    ['ひらがなとカタカナー'.repeat(100), 2],
    ['كلمة '.repeat(600), 3],
  ])('%# counts whole minutes', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });

  test('words between Japanese characters count as words, the characters by themselves', () => {
    expect(readingMinutes('漢字word'.repeat(250))).toBe(2);
  });
});

test.each([
  ['Café', 'cafe'],
  ['ÉCOLE', 'ecole'],
  ['أدلة', 'ادلة'],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

describe('marked words', () => {
  const mark = (text: string, ...words: string[]): string =>
    markWords(text, words)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');

  test.each([
    ['Authentication', ['auth'], '[Auth]entication'],
    ['Café au lait', ['cafe', 'la'], '[Café] au [la]it'],
    ['Cafe\u0301', ['cafe'], '[Cafe\u0301]'],
    ['\u0301cafe', ['cafe'], '\u0301[cafe]'],
    ['banana', ['ana'], 'b[anana]'],
    ['nothing', ['zebra'], 'nothing'],
    ['plain', [], 'plain'],
    ['أدلة', ['ادل'], '[أدل]ة'],
    ['Straße', ['ss'], 'Straße'],
  ])('%s with %j becomes %s', (text, words, expected) => {
    expect(mark(text, ...words)).toBe(expected);
  });
});
