import {
  type LinkPlace,
  pageAddress,
  resolveAddress,
  type Site,
  exportFile,
} from '../../../../../plugins/output/markdown-export/readSource';
import {linkExport} from '../../../../../plugins/output/markdown-export/writeExports';

const PATHS: Readonly<Record<string, string>> = {
  'docs/index.mdx': '/docs',
  'docs/yoga/index.mdx': '/docs/yoga',
  'docs/yoga/quick-start.mdx': '/docs/yoga/quick-start',
  'docs/old.mdx': '/docs/old',
  'blog/2026-a/index.mdx': '/blog/a',
};

const SITE: Site = {
  origin: 'https://site.example',
  baseUrl: '/base/fr/',
  defaultBaseUrl: '/base/',
  repositoryBase: 'https://github.com/o/r/tree/main',
  exportedPages: new Set(['/', '/docs', '/blog/a']),
  defaultExports: new Set(['/', '/docs', '/docs/yoga', '/docs/yoga/quick-start']),
  pathOf: (original) => PATHS[original],
};

const PAGE: LinkPlace = {
  original: 'docs/index.mdx',
  kind: 'doc',
  version: 'current',
  path: '/docs',
};

test.each([
  ['an outside address', 'https://example.org/a.md#b', 'https://example.org/a.md#b'],
  ['a mail address', 'mailto:a@b.example', 'mailto:a@b.example'],
  ['an anchor', '#map', 'https://site.example/base/fr/docs.md#map'],
  [
    'a path of a page with a Markdown export',
    '/docs/#map',
    'https://site.example/base/fr/docs.md#map',
  ],
  ['the home page', '/', 'https://site.example/base/fr/index.md'],
  ['a page that is not translated', '/docs/yoga', 'https://site.example/base/docs/yoga.md'],
  [
    'a file from the root of its kind',
    '/yoga/index.mdx#a',
    'https://site.example/base/docs/yoga.md#a',
  ],
  [
    'a file beside the page',
    './yoga/quick-start.mdx',
    'https://site.example/base/docs/yoga/quick-start.md',
  ],
  [
    'a file from the root of the project',
    '@site/docs/index.mdx',
    'https://site.example/base/fr/docs.md',
  ],
  ['a file whose page has no Markdown export', '/old.mdx', 'https://site.example/base/fr/docs/old'],
  ['a path without a Markdown export', '/search', 'https://site.example/base/fr/search'],
  ['a page with a query', '/docs?tools=a', 'https://site.example/base/fr/docs?tools=a'],
  ['a static file', '/img/a.png', 'https://site.example/base/fr/img/a.png'],
  ['a path past the router', 'pathname:///feed.xml', 'https://site.example/base/fr/feed.xml'],
  ['a picture beside the page', './a.png', 'https://github.com/o/r/raw/main/docs/a.png'],
])('%s leads to a full address (L2)', (_what, target, address) => {
  expect(resolveAddress(target, PAGE, SITE)).toBe(address);
});

test.each([
  ['post', 'blog/2026-b/index.mdx', '../2026-a/index.mdx'],
  ['post', 'blog/2026-b/index.mdx', '/2026-a/index.mdx'],
] as const)('a %s links to files from %s (L2)', (kind, original, target) => {
  const place = {kind, original, version: 'current', path: '/blog/b'};
  expect(resolveAddress(target, place, SITE)).toBe('https://site.example/base/fr/blog/a.md');
});

test('a document of a cut version links within its version', () => {
  const place = {...PAGE, original: 'versioned_docs/version-1.0/a.mdx', version: '1.0'};
  const site = {
    ...SITE,
    pathOf: (file: string) =>
      file === 'versioned_docs/version-1.0/b.mdx' ? '/docs/1.0/b' : undefined,
  };
  expect(resolveAddress('/b.mdx', place, site)).toBe('https://site.example/base/fr/docs/1.0/b');
});

test.each([
  ['/', 'index.md'],
  ['/docs', 'docs.md'],
  ['/docs/yoga', 'docs/yoga.md'],
])('the Markdown export of %s is the file %s (L2)', (page, file) => {
  expect(exportFile(page)).toBe(file);
  expect(pageAddress(page, {...SITE, exportedPages: new Set([page])})).toBe(
    `https://site.example/base/fr/${file}`,
  );
});

test('the head names the Markdown export after the encoding', () => {
  const html = '<head><meta charset=UTF-8><title data-rh=true>A</title></head>';
  expect(linkExport(html, 'https://a.example/a.md')).toBe(
    '<head><meta charset=UTF-8><link rel="alternate" type="text/markdown" href="https://a.example/a.md"><title data-rh=true>A</title></head>',
  );
});
