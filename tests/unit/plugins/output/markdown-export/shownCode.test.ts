import {readShownCode} from '../../../../../plugins/output/markdown-export/rewriteTree';

test('code without marks stays as it is, byte for byte', () => {
  const source = 'const a = 1;\n\n\t// highlight the next line\n  return `x`;  \n';
  expect(readShownCode({value: source, meta: ''})).toEqual({lang: null, value: source, meta: null});
});

test.each([
  ['ts', '// highlight-next-line'],
  ['bash', '  # focus-start'],
  ['html', '<!-- added-next-line -->'],
  ['css', '/* removed-end */'],
  ['tsx', '{/* highlight-end */}'],
])('in %s, the comment %j is taken out', (lang, comment) => {
  expect(readShownCode({value: `a\n${comment}\nb`, lang}).value).toBe('a\nb');
});

test('removed lines stay, as on the page, and the fence says which lines come and go', () => {
  const source =
    'a\n// removed-next-line\nb\n// added-start\nc\nd\n// added-end\n// highlight-next-line\ne';
  expect(
    readShownCode({lang: 'ts', value: source, meta: 'title="a.ts" {1} showLineNumbers wrap'}),
  ).toEqual({
    lang: 'ts',
    value: 'a\nb\nc\nd\ne',
    meta: 'title="a.ts" added={3-4} removed={2}',
  });
});

test('fields and comments say the same in the same words', () => {
  expect(readShownCode({value: 'a\nb', meta: 'added={2} focus={1}'}).meta).toBe('added={2}');
  expect(readShownCode({lang: 'ts', value: 'a\n// added-next-line\nb'}).meta).toBe('added={2}');
});

test('a sample of Markdown shows the marks of the code in it', () => {
  const source = '```ts\n// added-next-line\na\n```';
  expect(readShownCode({value: source, meta: '', lang: 'md'}).value).toBe(source);
  expect(readShownCode({value: '<!-- focus-next-line -->\na', meta: '', lang: 'mdx'}).value).toBe(
    'a',
  );
});

test('a patch becomes the code that it changes, with the lines that come and go', () => {
  expect(readShownCode({lang: 'diff-ts', value: '-const a = 1;\n+const a = 2;\n b();'})).toEqual({
    lang: 'ts',
    value: 'const a = 1;\nconst a = 2;\nb();',
    meta: 'added={2} removed={1}',
  });
});

test('a diagram keeps its source and what it says to those who do not see it', () => {
  const source = {lang: 'mermaid', value: 'graph LR\n  A --> B', meta: 'alt="A to B" wrap'};
  expect(readShownCode(source)).toEqual({...source, meta: 'alt="A to B"'});
});
