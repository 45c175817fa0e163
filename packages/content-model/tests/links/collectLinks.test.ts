import {collectLinks, listIds} from '../../src/links/resolveLink';
import {parseMarkdown} from '../../src/parseMarkdown';

async function read(text: string, format: 'md' | 'mdx') {
  const {parsed} = await parseMarkdown(text, format);
  if (parsed === undefined) {
    throw new Error('The test text cannot be parsed.');
  }
  return {
    ...parsed,
    text,
    file: 'docs/a.mdx',
    original: 'docs/a.mdx',
    name: 'a.mdx',
    kind: 'doc',
    locale: 'en-US',
    version: 'current',
  } as const;
}

async function collect(text: string, format: 'md' | 'mdx' = 'mdx') {
  const file = await read(text, format);
  return collectLinks(file).map(({kind, address, line}) => [kind, address, line]);
}

test('entries that a table becomes can be linked to, and are no addresses to keep for ever', async () => {
  const words = 'the address that answers all operations';
  const table = `| Option | Effect |\n| - | - |\n| \`port\` | ${words} |\n| \`host\` | ${words} |\n`;
  const ids = listIds(await read(`## Options\n\n${table}\n${table}`, 'mdx'));
  expect(ids.map(({id, isHeading}) => [id, isHeading])).toEqual([
    ['options', true],
    ['ref-port', false],
    ['ref-host', false],
    ['ref-port-2', false],
    ['ref-host-2', false],
  ]);
});

test.each([
  ['a link', '[a](/b)', [['link', '/b', 1]]],
  ['a picture', '\n![a](./b.png)', [['image', './b.png', 2]]],
  ['a bare address', 'https://a.example', [['link', 'https://a.example', 1]]],
  ['the line that defines a reference', '[a][b]\n\n[b]: /c', [['link', '/c', 3]]],
  ['a link in a table', '| a |\n| - |\n| [a](/b) |', [['link', '/b', 3]]],
  ['a link in a call-out', ':::tip\n\n[a](/b)\n\n:::', [['link', '/b', 3]]],
  ['an attribute', '<Card\n  title="a"\n  href="/b"\n/>', [['attribute', '/b', 3]]],
  ['an attribute in braces', "<a href={'/b'}>c</a>", [['attribute', '/b', 1]]],
  ['a template without placeholder', '<a href={`/b`}>c</a>', [['attribute', '/b', 1]]],
  [
    'properties of an attribute',
    "<Hero links={[\n  {to: '/a'},\n  {to: '/b'},\n]} />",
    [
      ['attribute', '/a', 2],
      ['attribute', '/b', 3],
    ],
  ],
  [
    'an element in an attribute',
    '<Hero image={<Picture src="/a.png" alt="" />} />',
    [['attribute', '/a.png', 1]],
  ],
  ['an element in braces', '{<a href="/x">y</a>}', [['attribute', '/x', 1]]],
  ['a bundled picture', "<img src={require('./a.png').default} />", [['require', './a.png', 1]]],
  ['an import', "import A from './_a.mdx';", [['import', './_a.mdx', 1]]],
  ['the picture of the front matter', '---\nimage: /a.png\n---', [['front-matter', '/a.png', 2]]],
] as const)('%s is found with its line (A4)', async (_, text, expected) => {
  expect(await collect(text)).toEqual(expected);
});

test.each([
  ['code', '`[a](/b)`'],
  ['a code block', '```md\n[a](/b)\n```'],
  ['an address that a script composes', '<a href={`/a/${props.b}`}>c</a>'],
  ['an attribute that is no address', '<Card title="/a" />'],
  ['a comment', '{/* [a](/b) */}'],
])('%s is no link (A4)', async (_, text) => {
  expect(await collect(text)).toEqual([]);
});

test('HTML in plain Markdown is read too (A4)', async () => {
  expect(await collect('<p>\n<a class="x"\n  href="/a">b</a>\n</p>\n', 'md')).toEqual([
    ['attribute', '/a', 3],
  ]);
});
