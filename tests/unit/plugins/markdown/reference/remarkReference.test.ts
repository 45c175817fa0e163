import {toHtml} from 'hast-util-to-html';
import type {Nodes} from 'hast';
import type {PhrasingContent, TableRow} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import remarkReference from '../../../../../plugins/markdown/reference/remarkReference';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkReference)
  .use(remarkRehype, {passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement']});

/** HTML of the list that a table became; undefined where it stayed a table. */
async function draw(
  table: string,
  change: (row: TableRow) => void = () => undefined,
): Promise<string> {
  const parsed = processor.parse(table);
  visit(parsed, 'tableRow', (row, index) => {
    if (index !== 0) {
      change(row);
    }
  });
  const tree: Nodes = await processor.run(parsed);
  // Components are drawn as elements of their name.
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const properties = node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
      );
      Object.assign(node, {
        type: 'element',
        tagName: (node.name ?? '').toLowerCase(),
        properties: Object.fromEntries(properties),
      });
    }
  });
  return toHtml(tree).replace(/\n/gu, '');
}

const SENTENCE = 'says how many bytes the body of a request may have';

test('names have a line with their facts, an anchor of their own, and what they do below it', async () => {
  expect(
    await draw(
      `| Option | Default | Effect |\n| - | - | - |\n| \`limit\` | \`1\` | ${SENTENCE} |\n`,
    ),
  ).toBe(
    '<entries><p data-part="head"><span>Option</span><span>Effect</span></p>' +
      '<dl><div id="ref-limit"><dt><code>limit</code><entrylink id="ref-limit" name="limit"></entrylink></dt>' +
      '<dd data-part="fact"><span data-part="label">Default</span><code>1</code></dd>' +
      `<dd data-part="text">${SENTENCE}</dd></div></dl></entries>`,
  );
});

test('sentences of several columns keep their headings, and an empty cell is left out', async () => {
  const html = await draw(
    `| Error | Cause | Cure |\n| - | - | - |\n| \`E1\` | ${SENTENCE} | ${SENTENCE} |\n| \`E2\` | | ${SENTENCE} |\n`,
  );
  expect(html).toContain('<p data-part="head"><span>Error</span></p>');
  expect(html.match(/<span data-part="label">Cause<\/span>/gu)).toHaveLength(1);
  expect(html.match(/<span data-part="label">Cure<\/span>/gu)).toHaveLength(2);
});

test('a name that two tables of a page explain has two addresses', async () => {
  const table = `| Field | Meaning |\n| - | - |\n| \`retry\` | ${SENTENCE} |\n`;
  const html = await draw(`${table}\nAnd:\n\n${table}`);
  expect([...html.matchAll(/<div id="(?<id>[^"]+)"/gu)].map(({groups}) => groups?.id)).toEqual([
    'ref-retry',
    'ref-retry-2',
  ]);
});

test.each([
  ['`--watch`, `-w`', 'ref-watch'],
  ['`createYoga(options)`', 'ref-createYoga'],
  ['[`@envelop/core`](https://example.org)', 'ref-envelop-core'],
  ['`req.headers` or `req.body`', 'ref-req.headers'],
  ['`Cannot read (reading 1)`', 'ref-Cannot-read-reading-1'],
  [`\`${'long '.repeat(30)}\``, `ref-${'long-'.repeat(12).slice(0, -1)}`],
])('%s is at #%s', async (name, id) => {
  expect(await draw(`| Name | Meaning |\n| - | - |\n| ${name} | ${SENTENCE} |\n`)).toContain(
    `<div id="${id}">`,
  );
});

test('a row whose name is not code, and the number of an error, leave the others entries', async () => {
  const html = await draw(
    `| Flag | Effect |\n| - | - |\n| first argument | ${SENTENCE} |\n| \`-p\` | ${SENTENCE} |\n| The result of \`g()\` is \`unknown\` | ${SENTENCE} |\n| \`-f\` | ${SENTENCE} |\n| 109, 111 | ${SENTENCE} |\n`,
  );
  expect([...html.matchAll(/<div id="(?<id>[^"]+)"/gu)].map(({groups}) => groups?.id)).toEqual([
    'ref-first-argument',
    'ref-p',
    'ref-The-result-of-g-is-unknown',
    'ref-f',
    'ref-109-111',
  ]);
});

test('a table with a row whose translation is outdated is a list too, and its entry has the mark', async () => {
  const mark: PhrasingContent = {
    type: 'mdxJsxTextElement',
    name: 'TranslationRowMark',
    attributes: [],
    children: [{type: 'text', value: 'What the original says in many more words than a name has.'}],
  };
  const html = await draw(
    `| Flag | Effect |\n| - | - |\n| \`-p\` | ${SENTENCE} |\n`,
    (row: TableRow) => {
      row.children[0]?.children.push(mark);
      Object.assign(row, {data: {hProperties: {dataOutdated: 'changed'}}});
    },
  );
  expect(html).toContain(
    '<div data-outdated="changed" id="ref-p"><dt><code>-p</code><translationrowmark>',
  );
  expect(html).toContain('<entrylink id="ref-p" name="-p">');
});

test.each([
  ['compares short values', '| Package | Old | New |\n| - | - | - |\n| `a` | 1.0 | 2.0 |\n'],
  ['maps code to code', `| Before | Now |\n| - | - |\n| \`a\` | \`${'b'.repeat(40)}\` |\n`],
  [
    'compares the values of a setting',
    `| \`cache\` | Right for |\n| - | - |\n| \`no\` | ${SENTENCE} |\n`,
  ],
  [
    'names most of its rows in words',
    `| Case | Choose |\n| - | - |\n| \`a\` | ${SENTENCE} |\n| a few words | ${SENTENCE} |\n`,
  ],
  [
    'explains words and not names',
    `| Case | Choose |\n| - | - |\n| \`a\` in a long sentence of many words | ${SENTENCE} |\n`,
  ],
  [
    'has a row without a name',
    `| Option | Effect |\n| - | - |\n| \`a\` | ${SENTENCE} |\n| | ${SENTENCE} |\n`,
  ],
  [
    'compares what its columns are called',
    `| | 1.0 | 2.0 |\n| - | - | - |\n| \`a\` | 1 | ${SENTENCE} |\n`,
  ],
  ['has one column', `| Name |\n| - |\n| \`a\` |\n`],
  ['has no rows', '| Option | Effect |\n| - | - |\n'],
])('a table that %s stays a table', async (_, table) => {
  expect(await draw(table)).toMatch(/^<table>/u);
});

test('the same table is a list in languages that need fewer letters', async () => {
  expect(
    await draw(
      '| オプション | 効果 |\n| - | - |\n| `limit` | 要求に含められるバイト数の上限です |\n',
    ),
  ).toContain('<dl>');
});
