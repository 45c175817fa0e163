import {readFence} from '../src/readFence';

test('words and comments mark lines of the code that is shown', () => {
  const fence = readFence({
    lang: 'ts',
    meta: 'title="a.ts" {1}',
    value: '// added-next-line\na\nb',
  });
  expect(fence).toMatchObject({
    language: 'typescript',
    code: 'a\nb',
    marks: {added: [{first: 1, last: 1}], highlight: [{first: 1, last: 1}]},
    mistakes: [],
  });
});

test('a patch of a language is code with marks', () => {
  const fence = readFence({lang: 'diff-ts', value: ' a\n-b\n+c\n\nd'});
  expect(fence).toMatchObject({
    language: 'typescript',
    code: 'a\nb\nc\n\nd',
    marks: {added: [{first: 3, last: 3}], removed: [{first: 2, last: 2}]},
    mistakes: [],
  });
});

test('a fence without a language is plain text, and line breaks of Windows are line breaks', () => {
  expect(readFence({lang: null, meta: null, value: 'a\r\nb'})).toMatchObject({
    language: 'text',
    code: 'a\nb',
    mistakes: [],
  });
});

test.each(['typscript', 'diff-typscript'])(
  'the language %s is not known; it is shown plain, and the nearest one is named',
  (lang) => {
    const {language, mistakes} = readFence({lang, value: 'a'});
    expect(language).toBe('text');
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]?.message).toMatch(
      new RegExp(`"${lang}" is not known\\. Did you mean "typescript"\\? .*prismjs\\.com`, 'u'),
    );
  },
);

test('what touches the language is named, with what to write', () => {
  expect(readFence({lang: 'js{1,3}:line-numbers', value: 'a'}).mistakes[0]?.message).toContain(
    '"js{1,3}:line-numbers" is not known. Write "js", and what follows after a space.',
  );
});

test('a marked line that does not exist is a mistake of the fence', () => {
  expect(
    readFence({lang: 'ts', meta: 'added={2-9}', value: '// focus-next-line\na\nb'}).mistakes,
  ).toEqual([
    {
      line: 0,
      message:
        'Line 9 is marked, and the block has 2. Lines count from 1, without the comments that mark them.',
    },
  ]);
});
