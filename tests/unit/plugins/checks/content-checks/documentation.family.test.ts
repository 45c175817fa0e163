import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {composeFields} from '../../../../../plugins/checks/content-checks/frontMatter/fields';
import {PROSE_RULES} from '../../../../../plugins/checks/content-checks/prose/checkProse';
import {PROJECT, toFile} from '../../../../support/content';

async function readTable(file: string): Promise<readonly (readonly string[])[]> {
  const {tree} = await toFile(readFileSync(path.join(PROJECT, file), 'utf8'));
  const tables: Table[] = [];
  visit(tree, 'table', (table) => {
    tables.push(table);
  });
  return (tables[0]?.children ?? [])
    .slice(1)
    .map(({children}) => children.map((cell) => toString(cell)));
}

test('the table of fields is the schema (A6)', async () => {
  const fields = composeFields({locale: 'en-US', authors: [], tags: []});
  const rows = await readTable('docs/writing/front-matter.mdx');

  expect(rows.map(([field, , ...kinds]) => [field, ...kinds])).toEqual(
    Object.entries(fields).map(([field, {kinds}]) => [
      field,
      kinds.doc ?? 'no',
      kinds.post ?? 'no',
      kinds.page ?? 'no',
    ]),
  );
  expect(rows.filter(([, what = '']) => what.length < 10)).toEqual([]);
});

test('the table of prose rules is complete (A10)', async () => {
  const rows = await readTable('docs/writing/style.mdx');

  expect(rows.map(([rule]) => rule)).toEqual([...PROSE_RULES.map(({name}) => name), 'spelling']);
});
