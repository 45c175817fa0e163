import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listPrefetched} from '../../../../../plugins/upstream/bundle-trimming/readGenerated';

const entry = (id: string, module: string): string =>
  `  "${id}": [() => import(/* webpackChunkName: "${id}" */ "${module}")]`;

test('pages with an admonition need its file beside their own, and no others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ahead-'));
  try {
    await writeFile(
      path.join(folder, 'with.mdx'),
      '# One\n\n1. Step\n\n   :::tip\n   Yes.\n   :::\n',
    );
    await writeFile(
      path.join(folder, 'without.md'),
      '# Two\n\nTwo colons :: and three in `:::`.\n',
    );
    const lines = [
      entry('a', '@site/with.mdx'),
      entry('b', '@site/without.md'),
      entry('c', '@theme/DocItem'),
    ];
    const registry = `export default {\n${lines.join(',\n')}};\n`;
    expect([...listPrefetched(folder, registry)]).toEqual([['a', 'admonition']]);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
});
