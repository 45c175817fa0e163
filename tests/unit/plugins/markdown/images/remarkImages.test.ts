import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import remarkImages from '../../../../../plugins/markdown/images/remarkImages';

let siteDir = '';

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'images-'));
  mkdirSync(path.join(siteDir, 'static/img'), {recursive: true});
  writeFileSync(path.join(siteDir, 'static/img/a.png'), '');
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

async function run(markdown: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkImages, {siteDir});
  return JSON.stringify(await processor.run(processor.parse(markdown)));
}

test('a picture of static/img is drawn from its pre-built files (API-11)', async () => {
  const tree = await run('Text ![A screen](/img/a.png) text.');
  expect(tree).toContain('"name":"Image"');
  expect(tree).toContain('"value":"A screen"');
  expect(tree).not.toContain('ImageFigure');
});

test.each(['/img/missing.png', './beside.png', 'https://example.org/a.png'])(
  '%s is left to Docusaurus, which names what is not there (C-19)',
  async (address) => {
    const tree = await run(`![A](${address})`);
    expect(tree).toContain('"type":"image"');
    expect(tree).not.toContain('"name":"Image"');
  },
);

test.each(['/img/a.png', './beside.png'])(
  'the title of %s, standing alone, becomes its caption (GEN-3)',
  async (address) => {
    const tree = await run(`![A](${address} "Below")`);
    expect(tree).toContain('"name":"ImageFigure"');
    expect(tree).toContain('{"type":"mdxJsxAttribute","name":"caption","value":"Below"}');
    expect(tree).not.toContain('"title":"Below"');
  },
);

test('the title of a picture in a line stays a title (GEN-3)', async () => {
  const tree = await run('See ![A](/img/a.png "Hint").');
  expect(tree).toContain('"name":"title","value":"Hint"');
});
