import type {AllContent} from '@docusaurus/types';
import {
  type CollectOptions,
  collectPages,
  collectPosts,
} from '../../../../../plugins/catalogue/page-index/collectPages';
import pluginPageIndex from '../../../../../plugins/catalogue/page-index';

const DOC = {
  title: 'Yoga',
  description: 'A server.',
  unlisted: false,
  source: '@site/docs/yoga/index.mdx',
};
const POST = {
  title: 'Null',
  description: 'On null.',
  unlisted: false,
  source: '@site/blog/null/index.mdx',
  frontMatter: {},
};
const FRENCH = '@site/i18n/fr/docusaurus-plugin-content-docs/current/yoga/index.mdx';

/** Every page of a site below a base address. */
function below(baseUrl: string): CollectOptions {
  return {baseUrl, isWanted: () => true};
}

/** What the content plugins of a site below `/base/` have loaded. */
function content({
  docs = [],
  oldDocs = [],
  posts = [],
}: {
  readonly docs?: readonly object[];
  readonly oldDocs?: readonly object[];
  readonly posts?: readonly object[];
}): AllContent {
  return {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {isLast: true, versionName: 'current', docs},
          {isLast: false, versionName: 'old', docs: oldDocs},
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: posts.map((metadata) => ({id: 'x', metadata}))},
    },
  };
}

describe('collectPages (RTE-3, RTE-4)', () => {
  test('documents come first, then posts, with paths below the base address (RTE-4)', () => {
    expect(
      collectPages(
        content({
          docs: [{...DOC, permalink: '/base/docs/yoga'}],
          posts: [{...POST, permalink: '/base/blog/null', date: new Date('2026-01-02')}],
        }),
        below('/base/'),
      ),
    ).toEqual([
      {kind: 'doc', path: '/docs/yoga', title: 'Yoga', description: 'A server.'},
      {kind: 'post', path: '/blog/null', title: 'Null', description: 'On null.'},
    ]);
  });

  test('unlisted pages and old versions are left out (RTE-3)', () => {
    expect(
      collectPages(
        content({
          docs: [{...DOC, permalink: '/docs/hidden', unlisted: true}],
          oldDocs: [{...DOC, permalink: '/docs/1.0/yoga'}],
          posts: [{...POST, permalink: '/blog/hidden', unlisted: true, date: '2026-01-02'}],
        }),
        below('/'),
      ),
    ).toEqual([]);
  });

  test('a page without a description has an empty one', () => {
    const docs = [{title: 'T', permalink: '/docs', source: '@site/docs/index.mdx'}];
    expect(collectPages(content({docs}), below('/'))).toEqual([
      {kind: 'doc', path: '/docs', title: 'T', description: ''},
    ]);
  });

  test('a site without documents and posts has no pages', () => {
    expect(collectPages({}, below('/'))).toEqual([]);
    expect(collectPosts({}, '/')).toEqual([]);
  });

  test('another shape of the content stops the build and names the file to adapt', () => {
    expect(() =>
      collectPages({'docusaurus-plugin-content-docs': {default: {}}}, below('/')),
    ).toThrow(
      /^page-index cannot read the documents that Docusaurus loaded: "loadedVersions" is required\..*collectPages\.ts\.$/u,
    );
    expect(() =>
      collectPages(
        {
          'docusaurus-plugin-content-docs': {
            default: {loadedVersions: [{versionName: 'current', isLast: true}]},
          },
        },
        below('/'),
      ),
    ).toThrow(/^page-index cannot read the documents .*"loadedVersions\[0\]\.docs" is required/u);
    expect(() =>
      collectPosts({'docusaurus-plugin-content-blog': {default: {blogPosts: [{}]}}}, '/'),
    ).toThrow(/^page-index cannot read the posts/u);
  });
});

describe('collectPosts', () => {
  test('listed posts come newest first, with their date as text', () => {
    const posts = [
      {...POST, permalink: '/base/blog/old', date: new Date('2025-05-01')},
      {...POST, permalink: '/base/blog/new', date: new Date('2026-05-01')},
      {...POST, permalink: '/base/blog/hidden', date: new Date('2026-06-01'), unlisted: true},
    ];
    expect(collectPosts(content({posts}), '/base/').map(({path, date}) => [path, date])).toEqual([
      ['/blog/new', '2026-05-01T00:00:00.000Z'],
      ['/blog/old', '2025-05-01T00:00:00.000Z'],
    ]);
  });
});

test('a post names the tools that it is about, or none', () => {
  const posts = [
    {...POST, permalink: '/blog/b', date: '2026-05-02', frontMatter: {tools: ['YOGA']}},
    {...POST, permalink: '/blog/a', date: '2026-05-01', frontMatter: {title: 'Null'}},
  ];
  expect(collectPosts(content({posts}), '/').map(({tools}) => tools)).toEqual([['YOGA'], []]);
});

async function writtenIn(currentLocale: string, allContent: AllContent): Promise<unknown> {
  const written: Record<string, unknown> = {};
  const {allContentLoaded} = pluginPageIndex({
    baseUrl: '/',
    siteDir: '/nowhere',
    i18n: {currentLocale, defaultLocale: 'en-US', locales: ['en-US', 'fr']},
  } as unknown as Parameters<typeof pluginPageIndex>[0]);
  type Input = Parameters<NonNullable<typeof allContentLoaded>>[0];
  await allContentLoaded?.({
    allContent,
    actions: {
      createData: (name: string, data: unknown) => {
        written[name] = data;
        return Promise.resolve(name);
      },
    },
  } as unknown as Input);
  return written;
}

test('the plugin writes the lists as data modules, one per version (RTE-4)', async () => {
  const yoga = {kind: 'doc', title: 'Yoga', description: 'A server.'};
  const loaded = content({
    docs: [{...DOC, permalink: '/docs/yoga'}],
    oldDocs: [{...DOC, permalink: '/docs/old/yoga'}],
  });
  expect(await writtenIn('en-US', loaded)).toEqual({
    'pages.json': [{...yoga, path: '/docs/yoga'}],
    'posts.json': [],
    'originalPosts.json': [],
    'postLanguages.json': ['en-US'],
  });
});

test('in another language, search and suggestions have the translated pages only; posts stay and are named as originals (I6)', async () => {
  const loaded = content({
    docs: [
      {...DOC, permalink: '/docs/yoga', source: FRENCH},
      {...DOC, permalink: '/docs/mesh'},
    ],
    oldDocs: [{...DOC, permalink: '/docs/old/yoga'}],
    posts: [{...POST, permalink: '/blog/null', date: '2026-01-02'}],
  });
  expect(await writtenIn('fr', loaded)).toMatchObject({
    'pages.json': [{path: '/docs/yoga'}],
    'posts.json': [{path: '/blog/null', source: POST.source}],
    'originalPosts.json': ['/blog/null'],
  });
});
