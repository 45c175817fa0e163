import {
  composeIndex,
  composePack,
} from '../../../../../plugins/output/markdown-export/writeExports';
import {
  listBuiltPages,
  listExportFiles,
  readLoaded,
} from '../../../../../plugins/output/markdown-export/readRoutes';
import {
  makeExport,
  planSections,
  type MarkdownExport,
} from '../../../../../plugins/output/markdown-export/planSections';
import type {ContentFile} from '@selection-set/content-model';

function exported(path: string, title = path): MarkdownExport {
  return makeExport(path, {
    title,
    description: `About ${title}.`,
    address: `https://a.example${path}`,
    body: [],
  });
}

const EXPORTS = new Map(
  [
    '/',
    '/about',
    '/blog',
    '/blog/tags',
    '/docs',
    '/docs/start/b',
    '/docs/yoga',
    '/docs/yoga/quick-start',
    '/solutions',
    '/solutions/a',
    '/tools/yoga',
    '/blog/new',
    '/blog/old',
  ].map((path) => [path, exported(path)] as const),
);

const SIDEBARS = [
  {name: 'start', paths: ['/docs', '/docs/start/b']},
  {name: 'yoga', paths: ['/docs/yoga/quick-start', '/docs/yoga', '/docs/yoga/draft']},
  {name: 'mesh', paths: ['/docs/mesh']},
];

const FACTS = {
  siteName: 'Site',
  summary: 'All tools.',
  root: 'https://a.example/',
  addressOf: (path: string) => `https://a.example${path}.md`,
};

describe('the index', () => {
  const sections = planSections(EXPORTS, SIDEBARS, 'Site');

  test('follows the sidebars, then guides, posts and other pages; what repeats others is optional (L1)', () => {
    expect(
      sections.map(({title, exportedPages}) => [title, exportedPages.map(({path}) => path)]),
    ).toEqual([
      ['/docs', ['/docs', '/docs/start/b']],
      ['Yoga', ['/docs/yoga/quick-start', '/docs/yoga']],
      ['/solutions', ['/solutions', '/solutions/a']],
      ['/blog', ['/blog', '/blog/new', '/blog/old']],
      ['Site', ['/', '/about']],
      ['Optional', ['/blog/tags', '/tools/yoga']],
    ]);
  });

  test('has the form of llmstxt.org, with the tokens of pages and sections (L1, L8)', () => {
    const [start] = sections;
    const [first] = start?.exportedPages ?? [];
    const text = composeIndex(start === undefined ? [] : [start], FACTS);
    const [heading, , quote, , , , section, , pack, entry] = text.split('\n');
    const sum = start?.exportedPages.reduce((total, {tokens}) => total + tokens, 0);
    expect(first?.tokens).toBeGreaterThan(0);
    expect([heading, quote, section, pack, entry]).toEqual([
      '# Site',
      '> All tools.',
      `## /docs (about ${sum} tokens)`,
      `- [/docs, whole section](https://a.example/docs/start/llms-full.txt): 2 pages in one file (about ${sum} tokens)`,
      `- [/docs](https://a.example/docs.md): About /docs. (about ${first?.tokens} tokens)`,
    ]);
  });

  test('of another language leads to that of the default language (L9)', () => {
    expect(composeIndex(sections, {...FACTS, originals: 'https://a.example/llms.txt'})).toContain(
      'Pages that are not translated are in https://a.example/llms.txt.',
    );
    expect(composeIndex(sections, FACTS)).not.toContain('translated');
  });

  test('escapes what would end the text of a link', () => {
    const section = {title: 'A', exportedPages: [exported('/a', 'Lists [Type]')]};
    expect(composeIndex([section], FACTS)).toContain(String.raw`- [Lists \[Type\]](`);
  });
});

test('a pack holds the Markdown exports of its section in order, and their tokens (L8)', () => {
  const section = {
    title: 'Yoga',
    exportedPages: [exported('/b'), exported('/a')],
    folder: 'docs/yoga',
  };
  const pack = composePack(section, FACTS);
  expect(pack).toMatch(/^# Yoga\n\n> Site: 2 pages in one file, about \d+ tokens\./u);
  expect(pack.indexOf('\n# /b\n')).toBeGreaterThan(0);
  expect(pack.indexOf('\n# /a\n')).toBeGreaterThan(pack.indexOf('\n# /b\n'));
});

const LOADED = readLoaded(
  {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            isLast: true,
            path: '/base/docs',
            docs: [
              {id: 'index', source: '@site/docs/index.mdx', permalink: '/base/docs/'},
              {id: 'a', source: '@site/docs/a.mdx', permalink: '/base/docs/a', unlisted: true},
              {id: 'b', source: '@site/docs/b.mdx', permalink: '/base/docs/b', unlisted: false},
            ],
            sidebars: {
              start: [
                {type: 'doc', id: 'index'},
                {
                  type: 'category',
                  label: 'More',
                  link: {type: 'doc', id: 'b'},
                  items: [{type: 'doc', id: 'a'}],
                },
                {type: 'link', label: 'Out', href: 'https://b.example'},
              ],
            },
          },
          {
            isLast: false,
            path: '/base/docs/1.0',
            docs: [
              {
                id: 'b',
                source: '@site/versioned_docs/version-1.0/b.mdx',
                permalink: '/base/docs/1.0/b',
              },
            ],
            sidebars: {},
          },
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [
          {metadata: {source: '@site/blog/p.mdx', permalink: '/base/blog/p', unlisted: false}},
        ],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [
        {type: 'jsx', source: '@site/src/pages/index.tsx', permalink: '/base/'},
        {
          type: 'mdx',
          source: '@site/src/pages/about.mdx',
          permalink: '/base/about',
          unlisted: false,
        },
      ],
    },
  },
  '/base/',
);

test('what Docusaurus loaded says which pages are listed, in which order (L1, L9)', () => {
  expect(LOADED.sidebars).toEqual([{name: 'start', paths: ['/docs', '/docs/b', '/docs/a']}]);
  expect(LOADED.oldVersions).toEqual(['/docs/1.0']);
  expect(LOADED.entries.filter(({isListed}) => isListed).map(({path}) => path)).toEqual([
    '/docs',
    '/docs/b',
    '/blog/p',
    '/about',
  ]);
});

test('a content plugin that has changed is named, with the file to adapt', () => {
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{}]}}};
  expect(() => readLoaded(allContent, '/')).toThrow(
    /markdown-export cannot read the documents .* adapt plugins\/output\/markdown-export\/readRoutes\.ts/u,
  );
});

test('Markdown exports are made of listed files of the latest version, posts newest first (L9)', () => {
  const entries = ['/docs/a', '/blog/old', '/blog/new'].map((path) => ({
    file: '',
    path,
    isListed: true,
  }));
  const files = [
    {file: 'blog/2026-01-01-old.mdx', kind: 'post', path: '/blog/old'},
    {file: 'blog/2026-02-01-new.mdx', kind: 'post', path: '/blog/new'},
    {file: 'docs/_part.mdx', kind: 'partial'},
    {file: 'docs/a.mdx', kind: 'doc', path: '/docs/a'},
    {file: 'docs/draft.mdx', kind: 'doc', path: '/docs/draft'},
  ] as unknown as ContentFile[];
  expect(listExportFiles(files, {entries}).map(({path}) => path)).toEqual([
    '/blog/new',
    '/blog/old',
    '/docs/a',
  ]);
});

test('pages that no file wrote have Markdown exports, but for hidden, old and error pages, and those that do not exist in the language (L9)', () => {
  const routes = [
    '/',
    '/404.html',
    '/blog',
    '/blog/tags',
    '/docs',
    '/docs/a',
    '/docs/1.0',
    '/docs/1.0/tags',
    '/search',
    '/about',
  ];
  const copies = new Set(['/blog/tags']);
  expect(listBuiltPages({routes, hidden: new Set(['/search']), copies}, LOADED)).toEqual([
    '/',
    '/blog',
  ]);
});
