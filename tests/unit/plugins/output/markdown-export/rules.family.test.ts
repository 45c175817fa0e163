import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {COMPONENTS} from '../../../../../plugins/markdown/markdown/components';
import {RULES} from '../../../../../plugins/output/markdown-export/rules';
import {parsePlainMarkdown} from '../../../../support/markdown';
import {toPlainMarkdown} from '../../../../support/plainMarkdown';

const ROOT = path.join(__dirname, '../../../../..');

const LABELS = {
  'tool.ENVELOP.title': 'Plugins',
  'tool.YOGA.title': 'A server',
  'solution.guide': 'Step by step: {title}',
  'solution.cache-responses.title': 'Cache',
  'glossary.alias.name': 'Alias',
  'glossary.alias.definition': 'Written as `a: b`.',
};

/** Each component and element: what an author writes, and what the Markdown export says. */
const CASES: readonly (readonly [what: string, mdx: string, markdown: string])[] = [
  ['a component alone on its line', '<Steps>\n\n1. One\n2. Two\n\n</Steps>', '1. One\n2. Two\n'],
  [
    'cards',
    '<Cards>\n<Card title="Yoga" href="/docs/yoga">Serve it.</Card>\n<Card title="Mesh" href="/docs/mesh" tool="MESH" />\n</Cards>',
    '- [Yoga](https://site.example/docs/yoga): Serve it.\n- [Mesh](https://site.example/docs/mesh)\n',
  ],
  [
    'tabs, each panel under its label',
    '<Tabs groupId="server">\n<TabItem value="node" label="Node.js">\n\nRun `node`.\n\n</TabItem>\n<TabItem value="deno">\n\n```bash\ndeno run\n```\n\n</TabItem>\n</Tabs>',
    '**Node.js**\n\nRun `node`.\n\n**deno**\n\n```bash\ndeno run\n```\n',
  ],
  [
    'tabs whose row names the panels',
    '<Tabs values={[{value: "a", label: "Apple"}]}>\n<TabItem value="a">\n\nRed.\n\n</TabItem>\n</Tabs>',
    '**Apple**\n\nRed.\n',
  ],
  [
    'what stands inside a component that the page brings along',
    "import Frame from './Frame';\n\nexport const Box = () => null;\n\n<Frame>\n\nOne\n\n</Frame>\n\n<Box>\n\nTwo\n\n</Box>",
    'One\n\nTwo\n',
  ],
  [
    'code in an element',
    '<CodeBlock className="language-js">{`const a = 1;`}</CodeBlock>',
    '```js\nconst a = 1;\n```\n',
  ],
  [
    'install commands of every package manager (CMD-1)',
    "<PackageCmd packages={['graphql', {name: 'codegen', cmd: 'run', isNpx: true}]} />",
    '**yarn**\n\n```bash\nyarn add graphql\nyarn codegen\n```\n\n**npm**\n\n```bash\nnpm install graphql\nnpx codegen\n```\n\n**pnpm**\n\n```bash\npnpm add graphql\npnpm codegen\n```\n',
  ],
  [
    'the tools of a solution, and the way to its guide (HDR-9)',
    '<SolutionTools id="cache-responses" />',
    '- [Envelop](https://site.example/tools/envelop): Plugins\n- [Yoga](https://site.example/tools/yoga): A server\n\n[Step by step: Cache](https://site.example/docs/guides/cache-responses)\n',
  ],
  [
    'a hero',
    '<Hero title="A title" description={<>With <b>words</b></>} links={[{to: "/docs", label: "Read"}]} />',
    '## A title\n\nWith **words**\n\n[Read](https://site.example/docs)\n',
  ],
  [
    'a hero with a video',
    '<HeroVideo title="A title" description="Words" video={{src: play(), title: "V"}} />',
    '## A title\n\nWords\n',
  ],
  [
    'a feature',
    '<Feature title="One graph" description="Words" image={<Picture src="/a.png" alt="" />} link={{to: "/x", label: "More"}} />',
    '## One graph\n\nWords\n\n[More](https://site.example/x)\n',
  ],
  [
    'a list that can be searched',
    "<SearchableList chips={[]} primary={{title: 'Tools', items: [{title: 'Yoga', description: 'Serves', link: '/tools/yoga', tags: []}]}} />",
    '## Tools\n\n- [Yoga](https://site.example/tools/yoga): Serves\n',
  ],
  [
    'a picture with a caption that holds a link',
    '<Image src="/img/a.png" alt="A menu" caption={<>See the <a href="/ecosystem">list</a></>} />',
    '![A menu](https://site.example/img/a.png)\n\nSee the [list](https://site.example/ecosystem)\n',
  ],
  ['a decorative picture', 'Text\n\n<Picture src="/img/a.png" alt="" />', 'Text\n'],
  [
    'an imported picture',
    'import shot from \'/img/shot.png\';\n\n<Picture src={shot} alt="A shot" />',
    '![A shot](https://site.example/img/shot.png)\n',
  ],
  [
    'a video of a service',
    '<Video src="https://video.example/1" title="A tour" />',
    '[A tour](https://video.example/1)\n',
  ],
  [
    'a video of files',
    '<Video title="A tour">\n  <Source src="/media/a.webm" />\n  <Source src="/media/a.mp4" />\n</Video>',
    'A tour [a.webm](https://site.example/media/a.webm) [a.mp4](https://site.example/media/a.mp4)\n',
  ],
  ['the glossary', '<Glossary />', '- **[Alias](#alias)**: Written as `a: b`.\n'],
  [
    'a term',
    'Two <Term id="subgraph">subgraphs</Term> join.',
    'Two [subgraphs](https://site.example/docs/start/glossary#subgraph) join.\n',
  ],
  [
    'a file tree',
    '<FileTree>\n\n- src/\n  - **index.ts** starts it\n- package.json\n\n</FileTree>',
    '- src/\n  - **index.ts** starts it\n- package.json\n',
  ],
  [
    'details',
    '<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>',
    '**Why?**\n\nBecause.\n',
  ],
  [
    'elements of HTML among words',
    'Press <kbd>Ctrl</kbd>, read <abbr title="x">SDL</abbr>, H<sub>2</sub>O,<br /><em>a</em> <a href="/b">b</a>.',
    'Press `Ctrl`, read SDL, H2O,\\\n_a_ [b](https://site.example/b).\n',
  ],
  [
    'a call-out with a title',
    ':::warning[This deletes]\n\nMake a copy.\n\n- One\n\n:::',
    '> [!WARNING]\n> **This deletes**\n>\n> Make a copy.\n>\n> - One\n',
  ],
  ['a call-out without a title', ':::tip\n\nShorter.\n\n:::', '> [!TIP]\n> Shorter.\n'],
  [
    'a call-out that starts with code',
    ':::danger\n\n```\nrm\n```\n\n:::',
    '> [!CAUTION]\n>\n> ```\n> rm\n> ```\n',
  ],
  ['what looks like a directive', 'From 10:30 to 11:45 a:b', 'From 10:30 to 11:45 a:b\n'],
  [
    'comments, imports and exports',
    'export const a = 1;\n\n{/* note */}\n\nText{/* x */}',
    'Text\n',
  ],
  ['a heading with an id of its own', '## Title {/* #own-id */}\n\nText', '## Title\n\nText\n'],
  ['a text in braces', "One{' '}two", 'One two\n'],
  [
    'a table',
    '| A | B |\n| :-- | --: |\n| `a \\| b` | 1 |',
    '| A | B |\n| :- | -: |\n| `a \\| b` | 1 |\n',
  ],
  [
    'footnotes, tasks, strike-through, quotes and rules',
    'Note[^1] ~~old~~\n\n[^1]: Text.\n\n- [x] done\n\n> Quote\n\n***',
    'Note[^1] ~~old~~\n\n[^1]: Text.\n\n- [x] done\n\n> Quote\n\n---\n',
  ],
  [
    'links, pictures and definitions',
    '[a](/a) ![b](/b.png "T") [c][d]\n\n[d]: /d',
    '[a](https://site.example/a) ![b](https://site.example/b.png "T") [c][d]\n\n[d]: https://site.example/d\n',
  ],
  [
    'a diagram with its description',
    '```mermaid alt="Two boxes"\nflowchart LR\n  A --> B\n```',
    '```mermaid alt="Two boxes"\nflowchart LR\n  A --> B\n```\n',
  ],
  [
    'code that holds fences and tags',
    '````md title="a.md"\n```js\n<Card/> {x}\n```\n````',
    '````md title="a.md"\n```js\n<Card/> {x}\n```\n````\n',
  ],
];

test.each(CASES)('%s is plain Markdown in a Markdown export (L7)', async (_what, mdx, markdown) => {
  expect(await toPlainMarkdown(mdx, {labels: LABELS})).toBe(markdown);
});

test.each(CASES)('%s leaves no HTML and no component behind (L7)', async (_what, mdx) => {
  const left: string[] = [];
  visit(parsePlainMarkdown(await toPlainMarkdown(mdx)), 'html', ({value}) => {
    left.push(value);
  });
  expect(left).toEqual([]);
});

test('files that ask for plain Markdown keep their braces and lose their comments', async () => {
  const text = '---\nmdx: {format: md}\n---\n\n# A\n\n<!-- truncate -->\n\nBraces {stay} here.';
  expect(await toPlainMarkdown(text, {file: 'docs/a.md'})).toBe('# A\n\nBraces {stay} here.\n');
});

describe('what a Markdown export cannot say is named with file and line', () => {
  test.each([
    [
      'Text\n\n<Chart data={1} />',
      /^docs\/page\.mdx:3 <Chart> has no rule .*plugins\/output\/markdown-export\/rules.*docs\/writing\/assistants\.mdx/u,
    ],
    [
      'a {b.c}',
      /^docs\/page\.mdx:1 This page defines no "b".* write "\\\{b\.c\}", or put it in code font/u,
    ],
    ['export const b = [];\n\na {b}', /^docs\/page\.mdx:3 .*cannot work \{b\} out/u],
    ['a {1 + 1}', /^docs\/page\.mdx:1 .*cannot work \{1 \+ 1\} out\. Write what it says as text/u],
    [
      '<PackageCmd packages={list()} />',
      /^docs\/page\.mdx:1 The attribute "packages" of <PackageCmd> holds a call/u,
    ],
    [
      '<PackageCmd packages={[{cmd: "fly"}]} />',
      /^docs\/page\.mdx:1 <PackageCmd> cannot read its packages: .* Write names /u,
    ],
    [
      '<SolutionTools id="x" />',
      /^docs\/page\.mdx:1 <SolutionTools id="x"> names no solution\. Known ids: /u,
    ],
    ['<Card href="/a">b</Card>', /^docs\/page\.mdx:1 A <Card> needs a title/u],
    [':::party\n\nText\n\n:::', /^docs\/page\.mdx:1 There is no call-out ":::party"\./u],
    [
      "import A from './_a.mdx';\n\n<A />",
      /^docs\/page\.mdx:1 There is no file docs\/_a\.mdx to include as <A>/u,
    ],
  ])('%j', async (mdx, message) => {
    await expect(toPlainMarkdown(mdx)).rejects.toThrow(message);
  });
});

describe('an included file', () => {
  let siteDir = '';

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'twins-'));
    mkdirSync(path.join(siteDir, 'docs/parts'), {recursive: true});
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  test('stands where it is included, with what it includes itself', async () => {
    writeFileSync(
      path.join(siteDir, 'docs/parts/_outer.mdx'),
      "import Inner from './_inner.mdx';\n\nOuter.\n\n<Inner />\n",
    );
    writeFileSync(path.join(siteDir, 'docs/parts/_inner.mdx'), '---\nid: x\n---\n\n- Inner\n');
    const text =
      "import Outer from '@site/docs/parts/_outer.mdx';\n\nBefore.\n\n<Outer />\n\nAfter.\n";
    expect(await toPlainMarkdown(text, {siteDir})).toBe('Before.\n\nOuter.\n\n- Inner\n\nAfter.\n');
  });

  test('is the one that is named when it holds a mistake', async () => {
    writeFileSync(path.join(siteDir, 'docs/parts/_a.mdx'), '\n\n<Chart />\n');
    const text = "import A from './parts/_a.mdx';\n\n<A />\n";
    await expect(toPlainMarkdown(text, {siteDir})).rejects.toThrow(/^docs\/parts\/_a\.mdx:3 /u);
  });
});

/** Steps of the Markdown compiler write these; no author does, and the tree of a Markdown export has what they were made from. */
const WRITTEN_BY_STEPS = new Set([
  'Admonition',
  'CodeFence',
  'Details',
  'Diagram',
  'Entries',
  'EntryLink',
  'FileTreeEntry',
  'FootnoteBackLink',
  'FootnotesHeading',
  'Head',
  'ImageFigure',
  'LiveSample',
  'TaskMark',
]);

test('every component that authors use without an import has a rule', () => {
  const map = readFileSync(path.join(ROOT, 'src/components/MarkdownElements/index.tsx'), 'utf8');
  const names = [
    ...Array.from(map.matchAll(/^ {2}(?<name>[A-Z]\w+)[,:]/gmu), ({groups}) => groups?.name ?? ''),
    ...Object.keys(COMPONENTS),
  ];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !RULES.has(name) && !WRITTEN_BY_STEPS.has(name))).toEqual([]);
});
