import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import rehypeNames from '../../../../../plugins/markdown/markdown/rehypeNames';

async function marked(markdown: string): Promise<readonly string[]> {
  const html = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeNames)
    .use(rehypeStringify)
    .process(markdown);
  return [...String(html).matchAll(/<code data-text="name">(?<name>[^<]*)</gu)].map(
    ({groups}) => groups?.name ?? '',
  );
}

test('names with a hyphen stay on one line where they are short', async () => {
  expect(
    await marked('`--config`, `schema`, `npm run build-all`, `-`, `@graphql-codegen/typescript`'),
  ).toEqual(['--config']);
});

test('a cell of a table may hold longer ones, but not all', async () => {
  const longest = `a-${'b'.repeat(30)}`;
  expect(await marked(`| A | B |\n| - | - |\n| \`${longest}\` | \`${longest}b\` |\n`)).toEqual([
    longest,
  ]);
});

test('the code of a fence is left alone', async () => {
  expect(await marked('```\nbuild-now\n```\n')).toEqual([]);
});
