import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import remarkFileTree from '../../../../../plugins/markdown/file-tree/remarkFileTree';

interface Seen {
  readonly [attribute: string]: unknown;
  readonly comment: string;
}

/** A further step that notes what the one before it made. */
function noteEntries(seen: Seen[]) {
  return () =>
    (tree: Root): void => {
      visit(tree, 'mdxJsxTextElement', (node) => {
        if (node.name === 'FileTreeEntry') {
          const attributes = node.attributes.flatMap((attribute) =>
            attribute.type === 'mdxJsxAttribute'
              ? [[attribute.name, attribute.value] as const]
              : [],
          );
          seen.push({...Object.fromEntries(attributes), comment: toString(node)});
        }
      });
    };
}

async function entries(list: string): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFileTree)
    .use(noteEntries(seen));
  await processor.run(processor.parse(`<FileTree>\n\n${list}\n\n</FileTree>\n`));
  return seen;
}

test.each([
  ['- a.ts', {kind: 'file', name: 'a.ts', comment: ''}],
  ['- src/', {kind: 'folder', name: 'src/', comment: ''}],
  ['- src\n  - a.ts', {kind: 'folder', name: 'src', comment: ''}],
  ['- a.ts the entry point', {kind: 'file', name: 'a.ts', comment: 'the entry point'}],
  ['- a.ts run by `npm start`', {kind: 'file', name: 'a.ts', comment: 'run by npm start'}],
  [
    '- **a.ts** look here',
    {kind: 'file', name: 'a.ts', state: 'highlighted', comment: 'look here'},
  ],
  ['- **src/**', {kind: 'folder', name: 'src/', state: 'highlighted', comment: ''}],
  ['- `my file.ts` with a space', {kind: 'file', name: 'my file.ts', comment: 'with a space'}],
  ['- …', {kind: 'more', name: '…', comment: ''}],
])('the line %j is read as %j (GEN-3)', async (line, expected) => {
  expect((await entries(line))[0]).toEqual(expected);
});

test('entries keep the order and depth of the list (GEN-3)', async () => {
  const names = (await entries('- a/\n  - b/\n    - c.ts\n- d.ts')).map(({name}) => name);
  expect(names).toEqual(['a/', 'b/', 'c.ts', 'd.ts']);
});

test('lists elsewhere stay as they are (GEN-3)', async () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFileTree);
  const tree = await processor.run(processor.parse('- a.ts\n'));
  expect(JSON.stringify(tree)).not.toContain('FileTreeEntry');
});

test('lists stay lists where their markers are not shown (GEN-3)', async () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFileTree);
  const tree = await processor.run(
    processor.parse('<FileTree>\n\n- a/\n  - b.ts\n\n</FileTree>\n\n- other\n'),
  );
  const seen: unknown[] = [];
  visit(tree, 'list', ({data}) => seen.push(data));
  const role = {hProperties: {role: 'list'}};
  expect(seen).toEqual([role, role, undefined]);
});
