import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import rehypeTableAlign from '../../../../../plugins/markdown/markdown/rehypeTableAlign';

test('cells say how they are aligned in the direction of reading, without a style', async () => {
  const html = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeTableAlign)
    .use(rehypeStringify)
    .process('| A | B | C | D |\n| :- | :-: | -: | - |\n| 1 | 2 | 3 | 4 |\n');

  expect(
    [...String(html).matchAll(/<td(?<rest>[^>]*)>/gu)].map(({groups}) => groups?.rest),
  ).toEqual([' data-align="start"', ' data-align="center"', ' data-align="end"', '']);
  expect(String(html)).not.toMatch(/ (?:align|style)=/u);
});

test('a cell whose text needs several lines on a phone says so, and keeps its room there', async () => {
  const html = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeTableAlign)
    .use(rehypeStringify)
    .process(
      `| A | B |\n| - | - |\n| ${'a'.repeat(59)} | ${'b'.repeat(30)} **${'c'.repeat(30)}** |\n`,
    );

  expect(String(html).match(/<td[^>]*>/gu)).toEqual(['<td>', '<td data-text="long">']);
});
