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

test('names with a hyphen are marked, however long they are', async () => {
  expect(
    await marked('`--config`, `schema`, `npm run build-all`, `-`, `@graphql-codegen/typescript`'),
  ).toEqual(['--config', '@graphql-codegen/typescript']);
});

test('a cell of a table and a link may hold them', async () => {
  expect(await marked('| A | B |\n| - | - |\n| `--one` | [`two-three`](/a) |\n')).toEqual([
    '--one',
    'two-three',
  ]);
});

test('the code of a fence is left alone', async () => {
  expect(await marked('```\nbuild-now\n```\n')).toEqual([]);
});
