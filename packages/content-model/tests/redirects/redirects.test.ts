import {
  REDIRECTS_FILE,
  createPagePaths,
  loadRedirects,
  parseRedirects,
  planRedirects,
} from '../../src/redirects/readRedirects';
import {guessMoved} from '../../src/url-manifest/guessNewAddress';
import {formatUrlManifest, parseUrlManifest} from '../../src/url-manifest/readUrlManifest';
import {createContentSite} from '../../../../tests/support/contentSite';

test('redirects are read with their lines (N8)', () => {
  const text = '# why\n- from: /docs/a\n  to: /docs/b\n- to: "/docs/b#d"\n  from: /docs/b#c\n';

  expect(parseRedirects(text, 'r.yml')).toEqual({
    redirects: [
      {from: '/docs/a', to: '/docs/b', line: 2},
      {from: '/docs/b#c', to: '/docs/b#d', line: 4},
    ],
    problems: [],
  });
});

test('a file with comments only holds no redirect (N8)', () => {
  expect(parseRedirects('# nothing yet\n', 'r.yml')).toEqual({redirects: [], problems: []});
});

test.each([
  ['another site', '- from: /a\n  to: https://evil.example/\n', 1, /expected an address/u],
  ['another site without scheme', '- from: /a\n  to: //evil.example\n', 1, /expected an address/u],
  ['another site in disguise', '- from: /a\n  to: /\\evil.example\n', 1, /expected an address/u],
  ['a script', '- from: /a\n  to: javascript:alert(1)\n', 1, /expected an address/u],
  ['a query', '- from: /a?b=c\n  to: /d\n', 1, /without language, question mark/u],
  ['a slash at the end', '- from: /a\n  to: /b/\n', 1, /slash at the end/u],
  ['no target', '\n- from: /a\n', 2, /"to" is missing/u],
  ['a misspelt field', '- form: /a\n  to: /b\n', 1, /Unknown field "form"/u],
  ['a text instead of a list', 'from: /a\nto: /b\n', 1, /no list/u],
  ['an item that is no redirect', '- from: /a\n  to: /b\n- /c\n', 3, /two lines/u],
])('%s is refused with its line (N8)', (_, text, line, message) => {
  expect(parseRedirects(text, 'r.yml').problems).toEqual([
    {file: 'r.yml', line, rule: 'redirects', message: expect.stringMatching(message)},
  ]);
});

test('the configuration does not load with a mistake in a list, and names its place (N8)', () => {
  const site = createContentSite({[REDIRECTS_FILE]: '- from: /a\n'});

  expect(() => loadRedirects(site.siteDir, [REDIRECTS_FILE])).toThrow(
    'src/family/data/redirects.yml:1 redirects: "to" is missing',
  );
  expect(loadRedirects(site.siteDir, ['absent.yml'])).toEqual([]);
  site.dispose();
});

test('pages and headings are told apart, and headings of a page that moved are looked up on its new place (N8)', () => {
  const plan = planRedirects([
    {from: '/docs/a', to: '/docs/b'},
    {from: '/docs/b#old', to: '/docs/b#new'},
    {from: '/docs/b#gone', to: '/docs/b'},
    {from: '/docs/b#away', to: '/docs/c#here'},
    {from: '/docs/a#past', to: '/docs/b#new'},
  ]);

  expect(plan.pages).toEqual([{from: '/docs/a', to: '/docs/b'}]);
  expect([...plan.headings]).toEqual([
    [
      '/docs/b',
      [
        {id: 'old', to: {type: 'here', id: 'new'}},
        {id: 'gone', to: {type: 'here', id: ''}},
        {id: 'away', to: {type: 'page', address: '/docs/c#here'}},
        {id: 'past', to: {type: 'here', id: 'new'}},
      ],
    ],
  ]);
});

test.each([
  ['docs/yoga/index.mdx', undefined, '/docs/yoga'],
  ['docs/yoga/_part.mdx', undefined, undefined],
  ['versioned_docs/version-2.0/yoga/a.mdx', undefined, '/docs/yoga/a'],
  ['docs/yoga/a.mdx', undefined, '/docs/next/yoga/a'],
  ['blog/2026-10-05-a/index.mdx', 'b', '/blog/b'],
  ['src/pages/about.mdx', undefined, '/about'],
  ['i18n/ar/docusaurus-plugin-content-docs/version-2.0/yoga/a.mdx', undefined, '/docs/yoga/a'],
  ['i18n/ar/docusaurus-plugin-content-blog/2026-10-05-a/index.mdx', 'b', '/blog/b'],
  ['i18n/ar/docusaurus-plugin-content-pages/about.mdx', undefined, '/about'],
  ['tests/pages/media.mdx', undefined, '/test/media'],
  ['README.md', undefined, undefined],
])('the page of %s is found from its name', (file, slug, expected) => {
  const versions = file.includes('2.0') || expected?.includes('next') === true;
  const site = createContentSite(versions ? {'versions.json': '["2.0"]'} : {});

  expect(createPagePaths(site.siteDir)(`${site.siteDir}/${file}`, slug)).toBe(expected);
  site.dispose();
});

test.each([
  [['a', 'b'], '/guides/elsewhere'],
  [['a'], undefined],
])('a new page with the headings %j of four has taken over: %s (N8)', (ids, moved) => {
  const known = ['/', '/docs/old', ...['a', 'b', 'c', 'd'].map((id) => `/docs/old#${id}`)];
  const place = {file: 'docs/elsewhere.mdx', line: 1, isHeading: true};
  const page = {path: '/guides/elsewhere', ids: new Map(ids.map((id) => [id, place]))};
  const pages = new Map([{path: '/'}, page].map((one) => [one.path, one]));
  const map = {pages, files: new Set<string>(), pathOf: new Map<string, string>()};
  expect(guessMoved('/docs/old', map, new Map(known.map((one) => [one, 1])))).toBe(moved);
});

test('a list of published addresses is in order with the line ends of any system, and not sorted otherwise (N8)', () => {
  const text = formatUrlManifest(['/b', '/a', '/a']);
  expect(parseUrlManifest(text.replaceAll('\n', '\r\n')).disorder).toEqual([]);
  const [first, second] = ['/a', '/b'].map((address) => `"${address}"`);
  const disorder = text.replace(/"[^]*"/u, `${second},\n  ${first}`);
  expect(parseUrlManifest(disorder).disorder).toMatchObject([{line: 2, rule: 'url-manifest'}]);
});
