import {parseMarkdown} from '../src/parseMarkdown';

const PAGE = `---
title: Yoga
description: What it does.
---

# Yoga

## A heading

## A heading

### Named {/* #own-id */}

<Steps>

1. One

</Steps>
`;

test('headings have the ids and lines that Docusaurus gives them', async () => {
  const {parsed} = await parseMarkdown(PAGE, 'mdx');

  expect(parsed?.headings.map(({depth, id, line}) => ({depth, id, line}))).toEqual([
    {depth: 1, id: 'yoga', line: 6},
    {depth: 2, id: 'a-heading', line: 8},
    {depth: 2, id: 'a-heading-1', line: 10},
    {depth: 3, id: 'own-id', line: 12},
  ]);
});

test('fields of the front matter know their line', async () => {
  const {parsed} = await parseMarkdown(PAGE, 'mdx');

  expect(parsed?.frontMatter.values).toEqual({title: 'Yoga', description: 'What it does.'});
  expect(parsed?.frontMatter.lineOf('description')).toBe(3);
  expect(parsed?.frontMatter.lineOf('owner')).toBe(1);
});

test.each([
  ['a tag that is not closed', '---\ntitle: x\n---\n\n<Steps>\n\ntext\n', 'mdx', 5],
  ['YAML that is none', '---\ntitle: x\ndescription: [a\n---\n', 'mdx', 3],
  ['front matter that is a list', '---\n- a\n---\n', 'mdx', 2],
] as const)('%s is a mistake with its line', async (_, text, format, line) => {
  const result = await parseMarkdown(text, format);

  expect(result.parsed).toBeUndefined();
  expect(result).toMatchObject({mistakes: [{line, message: expect.stringMatching(/\w+/u)}]});
});

test('a plain Markdown file may hold what JSX would refuse', async () => {
  const {parsed} = await parseMarkdown('# Braces { and <\n', 'md');

  expect(parsed?.headings).toHaveLength(1);
});
