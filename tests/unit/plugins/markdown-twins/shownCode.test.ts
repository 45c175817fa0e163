import {readShownCode} from '../../../../plugins/markdown-twins/shownCode';

test('code without marks stays as it is, byte for byte', () => {
  const source = 'const a = 1;\n\n\t// highlight the next line\n  return `x`;  \n';
  expect(readShownCode(source, '')).toEqual({value: source, meta: null});
});

test.each([
  ['// highlight-next-line'],
  ['  # focus-start'],
  ['<!-- added-next-line -->'],
  ['/* removed-end */'],
  ['{/* highlight-end */}'],
])('the comment %j is taken out', (comment) => {
  expect(readShownCode(`a\n${comment}\nb`, '').value).toBe('a\nb');
});

test('removed lines stay, as on the page, and the fence says which lines come and go', () => {
  const source =
    'a\n// removed-next-line\nb\n// added-start\nc\nd\n// added-end\n// highlight-next-line\ne';
  expect(readShownCode(source, 'title="a.ts" {1} showLineNumbers wrap')).toEqual({
    value: 'a\nb\nc\nd\ne',
    meta: 'title="a.ts" added={3-4} removed={2}',
  });
});

test('fields and comments say the same in the same words', () => {
  expect(readShownCode('a\nb', 'added={2} focus={1}').meta).toBe('added={2}');
  expect(readShownCode('a\n// added-next-line\nb', '').meta).toBe('added={2}');
});

test('a sample of Markdown shows the marks of the code in it', () => {
  const source = '```ts\n// added-next-line\na\n```';
  expect(readShownCode(source, '', 'md').value).toBe(source);
  expect(readShownCode('<!-- focus-next-line -->\na', '', 'mdx').value).toBe('a');
});
