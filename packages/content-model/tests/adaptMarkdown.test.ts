import {visit} from 'unist-util-visit';
import {adaptMarkdown, formatOf} from '../src/adaptMarkdown';
import {parseMarkdown} from '../src/parseMarkdown';

test.each([
  ['a title after a space', ':::note Read me\n\nx\n\n:::\n', ':::note[Read me]\n\nx\n\n:::\n'],
  ['a title with Markdown', ':::tip  `a` and **b**  \n', ':::tip[ `a` and **b**]  \n'],
  ['a title in a quote', '> :::info Read\n> :::\n', '> :::info[Read]\n> :::\n'],
  ['brackets in a title', ':::danger a ] b\n', ':::danger[a \\] b]\n'],
  ['a link in a title', ':::danger [a](/b)\n', ':::danger[[a](/b)]\n'],
  ['nested call-outs', '::::note A\n:::tip B\n', '::::note[A]\n:::tip[B]\n'],
  ['an id in braces', '## Words {#id}\n', '## Words \\{#id}\n'],
  ['braces in an id', '### Words {#a{b}\n', '### Words \\{#a\\{b}\n'],
  ['an escaped id', '## Words \\{#id}\n', '## Words \\{#id}\n'],
  ['a comment', 'a <!-- b --> c\n', 'a {/*  b */} c\n'],
  ['a comment of some lines', '<!--\n\n*/ b\n\n-->\n', '{/* \n\n*  b\n\n*/}\n'],
  ['a wrapper', '```mdx-code-block\n<A />\n```\n', '                 \n<A />\n   \n'],
  [
    'a fence in a wrapper',
    '````mdx-code-block\n```js\n<!-- a -->\n```\n````\n',
    '                  \n```js\n<!-- a -->\n```\n    \n',
  ],
  ['line ends of Windows', ':::note A\r\n\r\n:::\r\n', ':::note[A]\r\n\r\n:::\r\n'],
])('MDX gets %s as it knows it', (_, text, adapted) => {
  expect(adaptMarkdown(text, 'mdx').text).toBe(adapted);
});

test.each([
  ['code', '```md\n:::note A\n<!-- b -->\n## C {#d}\n```\n'],
  ['code of a list', '- a\n\n  ```md\n  :::note A\n  ```\n'],
  ['code in a line', 'Write `<!-- a -->`.\n'],
  ['front matter', '---\ntitle: A\n# <!-- b -->\n---\n'],
  ['a name that is no call-out', ':::steps One\n'],
  ['a title in brackets', ':::note[Title]{#id}\n'],
])('%s stays as it is', (_, text) => {
  expect(adaptMarkdown(text, 'mdx')).toEqual({text, inserted: []});
});

test('CommonMark keeps its comments and braces', () => {
  const text = '## A {#b}\n\n<!-- c -->\n';
  expect(adaptMarkdown(text, 'md').text).toBe(text);
});

test.each([
  ['---\ntitle: A\n---\n', 'mdx'],
  ['---\ntitle: A\nmdx:\n  format: md\n---\n', 'md'],
  ["---\nmdx: {format: 'md'}\n---\n", 'md'],
  ['mdx: {format: md}\n', 'mdx'],
] as const)('%j is read as %s', (text, format) => {
  expect(formatOf(text)).toBe(format);
});

test('places are those of the text as its author sees it', async () => {
  const text = ':::note One [two\n\nSome *three* words.\n\n:::\n\n## Four {#five}\n\n*six*\n';
  const {parsed} = await parseMarkdown(text);
  const found: string[] = [];
  if (parsed === undefined) {
    throw new Error('The text could not be parsed.');
  }
  visit(parsed.tree, 'emphasis', ({position}) => {
    const {start, end} = position ?? {};
    const column = text.slice(0, start?.offset).split('\n').at(-1)?.length ?? 0;
    found.push(text.slice(start?.offset, end?.offset));
    expect(start?.column).toBe(column + 1);
  });
  expect(found).toEqual(['*three*', '*six*']);
  expect(parsed.headings.map(({id, line}) => [id, line])).toEqual([['five', 7]]);
});

test('what is inside a fence that is no code is part of the page', async () => {
  const {parsed} = await parseMarkdown("```mdx-code-block\nimport A from './a';\n\n<A />\n```\n");
  expect(parsed?.tree.children.map(({type}) => type)).toEqual(['mdxjsEsm', 'mdxJsxFlowElement']);
});
