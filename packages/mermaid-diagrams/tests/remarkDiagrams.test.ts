import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import remarkDiagrams from '../src/remarkDiagrams';

async function run(text: string, file = 'docs/a.mdx'): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDiagrams);
  const vfile = new VFile({value: text, path: file, cwd: '/'});
  return JSON.stringify(await processor.run(processor.parse(vfile), vfile));
}

const FENCE = '```mermaid alt="One"\nflowchart LR\n  A --> B\n```\n';

test('a fence becomes a component with drawing, name and source (R12)', async () => {
  const tree = await run(FENCE);
  expect(tree).toContain('"name":"Diagram"');
  expect(tree).toContain('>One</title>');
  expect(tree).toContain('flowchart LR');
  expect(tree).toContain('<svg');
});

test('ids differ between diagrams of a file and between files, and not between builds (R12)', async () => {
  const idsOf = async (file: string): Promise<readonly string[]> => [
    ...new Set((await run(`${FENCE}\n${FENCE}`, file)).match(/diagram-[\da-f]{8}/gu)),
  ];
  const [a, b] = [await idsOf('docs/a.mdx'), await idsOf('docs/b.mdx')];
  expect(new Set([...a, ...b]).size).toBe(4);
  expect(await idsOf('docs/a.mdx')).toEqual(a);
});

test('what cannot be drawn stays a code block for its author to see (R12)', async () => {
  expect(await run('```mermaid alt="One"\npie\n```\n')).toContain('"type":"code"');
});
