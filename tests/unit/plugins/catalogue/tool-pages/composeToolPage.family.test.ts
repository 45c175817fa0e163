import {
  composeCompared,
  composeToolPage,
  readContent,
  renderToolReadme,
} from '../../../../../plugins/catalogue/tool-pages';
import {TOOLS} from '../../../../../src/family/data/tools';

const [HIVE, YOGA = HIVE] = TOOLS;
const POST = {
  path: '/blog/a',
  source: '@site/blog/post/index.mdx',
  title: 'A',
  description: 'About',
  date: '2026-11-01T00:00:00.000Z',
  tools: ['YOGA'],
};

const page = (path: string) => ({path, title: path, description: 'About'});

describe('composeToolPage (PKG-1)', () => {
  test('a page has its documentation, the posts that name the tool, and facts without the README', () => {
    const data = composeToolPage({
      tool: YOGA,
      info: {
        name: 'graphql-yoga',
        version: '5.0.0',
        readme: '# Yoga',
        fetchedAt: {version: '2026-11-20'},
      },
      readmeHtml: '<p>Yoga</p>',
      overview: {advice: {when: ['A'], whenNot: ['B']}, neighbours: ['MESH']},
      documents: [
        '/docs/yoga',
        '/docs/yoga/concepts',
        '/docs/yoga/guides/a',
        '/docs/yoga/guides/b',
        '/docs/yoga/quick-start',
        '/docs/yoga/troubleshooting',
        '/docs/mesh',
      ].map(page),
      posts: [POST, POST, POST, POST],
    });
    expect(data).toEqual({
      key: 'YOGA',
      docsPath: '/docs/yoga',
      advice: {when: ['A'], whenNot: ['B']},
      neighbours: ['MESH'],
      firstSteps: [
        '/docs/yoga/quick-start',
        '/docs/yoga/concepts',
        '/docs/yoga/troubleshooting',
        '/docs/yoga/guides/a',
      ].map(page),
      posts: [POST, POST, POST],
      info: {name: 'graphql-yoga', version: '5.0.0', fetchedAt: {version: '2026-11-20'}},
      readmeHtml: '<p>Yoga</p>',
    });
  });

  test('a tool of which nothing is known has no invented parts', () => {
    expect(
      composeToolPage({
        tool: HIVE,
        info: undefined,
        readmeHtml: undefined,
        overview: {neighbours: []},
        documents: [],
        posts: [POST],
      }),
    ).toEqual({key: 'HIVE', neighbours: [], firstSteps: [], posts: []});
  });
});

test('the comparison gets what helps to choose, and neither README nor posts', () => {
  const needs = {node: '>=18', packages: ['graphql 16']};
  const data = {
    key: 'HIVE',
    neighbours: ['YOGA'],
    firstSteps: [],
    posts: [POST],
    readmeHtml: '<p>',
  };
  expect(composeCompared(data, undefined)).toEqual({neighbours: ['YOGA']});
  expect(composeCompared({...data, docsPath: '/docs/hive'}, needs)).toEqual({
    docsPath: '/docs/hive',
    neighbours: ['YOGA'],
    needs,
  });
});

describe('readContent', () => {
  test('content of package-info with another shape is refused by name', () => {
    expect(() => readContent({'package-info': {default: {yoga: {version: 5}}}}, '/')).toThrow(
      /tool-pages cannot read the content of package-info/,
    );
  });

  test('without the other plugins there is nothing to read', () => {
    expect(readContent({}, '/')).toEqual({packages: {}, documents: [], posts: []});
  });
});

describe('renderToolReadme', () => {
  test('a README becomes sanitised HTML with headings below those of the page', async () => {
    const html = await renderToolReadme(YOGA, {
      name: 'graphql-yoga',
      readme: '# GraphQL Yoga server\n\n<script>alert(1)</script>\n\nHello',
      fetchedAt: {},
    });
    expect(html).toContain('Hello');
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/<h[12]/);
  });

  test('a tool without a README has none', async () => {
    await expect(renderToolReadme(YOGA, undefined)).resolves.toBeUndefined();
  });
});
