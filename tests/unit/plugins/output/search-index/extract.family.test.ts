import {addSymbols} from '../../../../../plugins/output/search-index';
import {classifyName} from '../../../../../plugins/output/search-index/readSections';
import {
  isExcluded,
  readHtmlPage,
  readWrittenPages,
} from '../../../../../plugins/output/search-index/readPages';
import {readContent} from '@selection-set/content-model';
import type {PageRecord} from '@selection-set/search/engine';
import {createContentSite} from '../../../../support/contentSite';

const KINDS = {doc: 1, post: 0.9, tool: 0.8, page: 0.7, changelog: 0.6};

const front = (fields = ''): string =>
  `---\ntitle: A title\ndescription: What it says.\n${fields}---\n\n`;

async function extract(
  files: Readonly<Record<string, string>>,
  excluded: readonly string[] = [],
): Promise<readonly PageRecord[]> {
  const site = createContentSite(files);
  try {
    const content = await readContent(site.siteDir, 'en-US');
    const context = {siteDir: site.siteDir, codeTranslations: {}};
    const pages = await readWrittenPages(context, content, {excluded, kinds: KINDS});
    return pages.map(({record}) => record);
  } finally {
    site.dispose();
  }
}

const sectionsOf = async (name: string, text: string) =>
  (await extract({[`docs/yoga/${name}.mdx`]: front() + text}))[0]?.sections;

test('a page is its title, its description and its sections, with the ids of its headings (API-7)', async () => {
  const text =
    'Opening.\n\n## First part {/* #own-id */}\n\nSome *words* and `code`.\n\n:::note\n\nAn aside.\n\n:::\n\n```ts\nconst a = 1; // highlight-line\n```\n\n### First part\n\n- one\n- two\n';
  const [page] = await extract({'docs/yoga/a.mdx': front('tools: [MESH]\n') + text});
  expect(page).toEqual({
    url: '/docs/yoga/a',
    title: 'A title',
    facets: ['kind:doc', 'tool:yoga', 'tool:mesh'],
    sections: [
      {anchor: '', level: 1, heading: '', kind: 'section', text: 'What it says.\nOpening.'},
      {
        anchor: 'own-id',
        level: 2,
        heading: 'First part',
        kind: 'section',
        text: expect.stringContaining('Some words and code.'),
        code: expect.stringContaining('const a = 1;'),
      },
      {anchor: 'first-part', level: 3, heading: 'First part', kind: 'section', text: 'one ·\ntwo'},
    ],
  });
});

test('the keywords of a page belong to the section above its first heading (API-7)', async () => {
  const [page] = await extract({
    'docs/yoga/a.mdx':
      front('keywords: [hide stack trace, 500]\n') + 'Opening.\n\n## Part\n\nText.\n',
  });
  expect(page?.sections).toEqual([
    expect.objectContaining({text: 'What it says.\nOpening.', keywords: 'hide stack trace\n500'}),
    expect.not.objectContaining({keywords: expect.anything()}),
  ]);
});

test('rows and items of a reference page that explain names are options and symbols', async () => {
  const text =
    '## Flags\n\n| Flag of `config` | Effect |\n| --- | --- |\n| `--watch`, `-w` | Runs again |\n| `getProject(name?)` | Gives one |\n| `true` | Nothing |\n\n## `loadConfig`\n\n- `rootDir`: where it starts\n- other\n';
  const sections = await sectionsOf('reference', text);
  expect(
    sections?.map(({kind, heading, anchor, level, text: own}) => [
      kind,
      heading,
      anchor,
      level,
      own,
    ]),
  ).toEqual([
    ['section', '', '', 1, 'What it says.'],
    ['section', 'Flags', 'flags', 2, 'Flag of config ·\ntrue – Nothing'],
    ['option', '--watch, -w', 'flags', 3, 'Runs again'],
    ['symbol', 'getProject(name?)', 'flags', 3, 'Gives one'],
    ['symbol', 'loadConfig', 'loadconfig', 2, 'other'],
    ['option', 'rootDir', 'loadconfig', 3, 'where it starts'],
  ]);
  expect(await sectionsOf('index', text)).toHaveLength(3);
});

test('a row that the page draws as an entry leads to the entry itself, any other to its heading (SRM-5)', async () => {
  const text =
    '## Flags\n\n| Flag | What it does |\n| --- | --- |\n| `--watch` | Runs again whenever a file of the project changes |\n| `--wait <ms>` | Waits for so many milliseconds before that |\n\n## Once more\n\n| Flag | What it does |\n| --- | --- |\n| `--watch` | Of another command, which runs again as well |\n\n## Short\n\n| Flag | Kind |\n| --- | --- |\n| `--dry` | flag |\n';
  const anchors = (await sectionsOf('reference', text))
    ?.filter(({kind}) => kind !== 'section')
    .map(({heading, anchor}) => [heading, anchor]);
  expect(anchors).toEqual([
    ['--watch', 'ref-watch'],
    ['--wait <ms>', 'ref-wait-ms'],
    ['--watch', 'ref-watch-2'],
    ['--dry', 'short'],
  ]);
});

test('tables of built pages are no entries', async () => {
  const rows =
    '<tr><td><code>--watch</code></td><td>Runs again whenever a file of the project changes</td></tr>';
  const html = `<main><h1>Config</h1><h2 id="flags">Flags</h2><table><thead><tr><th>Flag</th><th>What</th></tr></thead><tbody>${rows}</tbody></table></main>`;
  const page = await readHtmlPage('/tools/config', html, {kinds: KINDS});
  expect(page?.record.sections.at(-1)).toMatchObject({heading: '--watch', anchor: 'flags'});
});

test('headings of a troubleshooting page that its samples show are errors', async () => {
  const sections = await sectionsOf(
    'troubleshooting',
    '## Read this first\n\nWords.\n\n## Cannot find the config file\n\n```text\n✖ Cannot find the config file in .\n```\n\n## `ENOENT`\n\nWords.\n',
  );
  expect(sections?.map(({kind}) => kind)).toEqual(['section', 'section', 'error', 'error']);
});

test('drafts, unlisted pages, those with "search: false" and excluded ones stay out, partials are part of their pages', async () => {
  const pages = await extract(
    {
      'docs/a.mdx': `${front()}import Part from './_part.mdx';\n\n<Part />\n`,
      'docs/_part.mdx': '## Shared\n\nText of a part.\n',
      'docs/b.mdx': front('draft: true\n'),
      'docs/c.mdx': front('unlisted: true\n'),
      'docs/d.mdx': front('search: false\n'),
      'docs/e/f.mdx': front(),
      'blog/2026-01-01-post/index.mdx': front('slug: post\n'),
    },
    ['/docs/e/**'],
  );
  expect(pages.map(({url}) => url)).toEqual(['/blog/post', '/docs/a']);
  expect(pages[1]?.sections[1]).toMatchObject({
    heading: 'Shared',
    anchor: 'shared',
    text: 'Text of a part.',
  });
  expect(pages[0]?.facets).toEqual(['kind:post']);
});

test('a built page is read from its main part, with the ids of its headings', async () => {
  const html =
    '<head><meta name="description" content="All of it."></head><body><nav>Menu</nav><main><h1>Yoga</h1><p>Text</p><h2 id="install">Install<a class="hash-link" href="#install"></a></h2><pre><code>npm i</code></pre><form>Vote</form></main></body>';
  expect((await readHtmlPage('/tools/yoga', html, {kinds: KINDS}))?.record).toEqual({
    url: '/tools/yoga',
    title: 'Yoga',
    facets: ['kind:tool', 'tool:yoga'],
    weight: 0.8,
    sections: [
      {anchor: '', level: 1, heading: '', kind: 'section', text: 'All of it.\nText'},
      {anchor: 'install', level: 2, heading: 'Install', kind: 'section', text: '', code: 'npm i'},
    ],
  });
  expect(
    await readHtmlPage('/x', '<body><p>No main part</p></body>', {kinds: KINDS}),
  ).toBeUndefined();
});

test('a page counts what its kind does, a list of changes less than other documents (C-28)', async () => {
  const pages = await extract({
    'docs/yoga/a.mdx': front(),
    'docs/yoga/changelog.mdx': front(),
    'blog/2026-01-01-a/index.mdx': front(),
  });
  expect(pages.map(({url, weight}) => [url.split('/').at(-1), weight])).toEqual(
    expect.arrayContaining([
      ['a', undefined],
      ['changelog', 0.6],
      [expect.anything(), 0.9],
    ]),
  );
});

test('a name that samples import has one entry, where the tool that uses it most explains it', () => {
  const code =
    "import {createYoga, h, type Plugin as P} from 'graphql-yoga';\nimport {own} from './own';\ncreateYoga()";
  const doc = (url: string, tool: string, text: string): PageRecord => ({
    url,
    title: url,
    facets: ['kind:doc', `tool:${tool}`],
    sections: [
      {anchor: '', level: 1, heading: '', text: '', code},
      {anchor: 'b', level: 2, heading: 'B', text},
    ],
  });
  const pages = addSymbols([
    doc('/m', 'mesh', ''),
    doc('/y', 'yoga', 'createYoga makes it. createYoga!'),
  ]);
  const symbols = pages.flatMap(({url, sections}) =>
    sections
      .filter(({kind}) => kind === 'symbol')
      .map(({heading, anchor}) => [url, heading, anchor]),
  );
  expect(symbols).toEqual([
    ['/m', 'Plugin', ''],
    ['/y', 'createYoga', 'b'],
  ]);
  // Its sample has the name twice.
  const [explaining] = addSymbols([doc('/docs/yoga/a', 'yoga', 'Call createYoga here.')]);
  expect(explaining?.sections.find(({heading}) => heading === 'createYoga')?.anchor).toBe('b');
  const shared = [
    doc('/docs/guides/a', 'yoga', 'createYoga, createYoga, createYoga.'),
    doc('/docs/yoga/a', 'yoga', 'createYoga explains itself.'),
  ];
  expect(
    addSymbols(shared).find(({sections}) => sections.some(({heading}) => heading === 'createYoga'))
      ?.url,
  ).toBe('/docs/yoga/a');
  const explained = [
    doc('/docs/yoga/guides/a', 'yoga', 'Call createYoga, createYoga, or createYoga.'),
    doc('/docs/yoga/guides/b', 'yoga', 'Frameworks. createYoga is typed here. createYoga!'),
    doc('/docs/yoga/configuration', 'yoga', 'All options. createYoga takes one object.'),
  ];
  expect(
    addSymbols(explained).find(({sections}) =>
      sections.some(({heading}) => heading === 'createYoga'),
    )?.url,
  ).toBe('/docs/yoga/configuration');
  const known = [
    doc('/y', 'yoga', ''),
    {
      ...doc('/z', 'yoga', ''),
      sections: [{anchor: 'c', level: 2, heading: 'createYoga(options)', text: ''}],
    },
  ];
  expect(
    addSymbols(known).flatMap(({sections}) => sections.map(({heading}) => heading)),
  ).not.toContain('createYoga');
});

test.each([
  ['--dry-run', 'option'],
  ['-w, --watch', undefined],
  ['createYoga()', 'symbol'],
  ['new RegularExpression(name)', 'symbol'],
  ['@auth', 'symbol'],
  ['GraphQLConfig', 'symbol'],
  ['documentMode', 'option'],
  ['extensions.codegen', 'option'],
  ['false', undefined],
  ['4000', undefined],
  ['const a = 1', undefined],
])('%s is a name of kind %s', (name, kind) => {
  expect(classifyName(name, 'option')).toBe(kind);
});

test('an excluded path is one page, or with /** all below it', () => {
  expect(isExcluded('/a', ['/a'])).toBe(true);
  expect(isExcluded('/a/b', ['/a'])).toBe(false);
  expect(isExcluded('/a/b', ['/a/**'])).toBe(true);
  expect(isExcluded('/a', ['/a/**'])).toBe(true);
  expect(isExcluded('/ab', ['/a/**'])).toBe(false);
});
