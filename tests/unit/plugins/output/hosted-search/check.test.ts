import type {LoadContext} from '@docusaurus/types';
import {checkFacets, warnOfFacets} from '../../../../../plugins/output/hosted-search/commands';
import {createQueries, FACETS} from '@selection-set/search-hosted';
import {
  refuse,
  startServer,
  type Answer,
  type TestServer,
} from '../../../../../packages/search-hosted/tests/hosted/server';

jest.mock('@selection-set/search-hosted', () => ({
  ...jest.requireActual<object>('@selection-set/search-hosted'),
  createQueries: jest.fn(),
}));
const actual = jest.requireActual<{createQueries: typeof createQueries}>(
  '@selection-set/search-hosted',
);

const CONFIG = {appId: 'APP', apiKey: 'search-key', indexName: 'portal'};
const LOCALES = ['en-US', 'fr'];
const COUNTS = {
  ...Object.fromEntries(FACETS.map((name) => [name, {any: 3}])),
  language: {'en-US': 2, fr: 1},
};

const servers: TestServer[] = [];
const warnings: string[] = [];
beforeEach(() => {
  warnings.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    warnings.push(words.join(' '));
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(servers.splice(0).map(async (server) => server.stop()));
});

async function check(answer: Answer, algolia: object | undefined = CONFIG): Promise<TestServer> {
  const server = await startServer(answer);
  servers.push(server);
  jest
    .mocked(createQueries)
    .mockImplementation((options) => actual.createQueries({...options, hosts: [server.origin]}));
  const context: Pick<LoadContext, 'i18n'> & {siteConfig: object} = {
    i18n: {
      currentLocale: 'en-US',
      defaultLocale: 'en-US',
      locales: LOCALES,
      path: 'i18n',
      localeConfigs: {},
    },
    siteConfig: {url: 'https://portal.example', themeConfig: {algolia}},
  };
  await warnOfFacets(context as LoadContext);
  return server;
}

const answerWith =
  (result: object): Answer =>
  () => ({results: [{hits: [], nbHits: 0, page: 0, hitsPerPage: 0, nbPages: 0, ...result}]});

test('the index is asked once, for facets and for no records, and one that fits is not mentioned (API-1)', async () => {
  const {received} = await check(answerWith({facets: COUNTS}));
  expect(warnings).toEqual([]);
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({
    'x-algolia-application-id': 'APP',
    'x-algolia-api-key': 'search-key',
  });
  expect(received[0]?.requests).toEqual([
    {
      indexName: 'portal',
      query: '',
      hitsPerPage: 0,
      facets: [...FACETS],
      analytics: false,
      clickAnalytics: false,
    },
  ]);
});

test('facets count the whole index: further pages of records are not asked for', async () => {
  const {received} = await check(
    answerWith({
      facets: COUNTS,
      nbHits: 41,
      hitsPerPage: 20,
      nbPages: 3,
      hits: [{objectID: 'a', url: '/docs', title: 'Docs'}],
    }),
  );
  expect(warnings).toEqual([]);
  expect(received).toHaveLength(1);
});

test.each<[string, object]>([
  ['no facets', {}],
  ['facets that are none', {facets: 'language'}],
  ['facets without counts', {facets: {language: 3, version: [], tool: null}}],
])('an index that answers with %s lacks those, by name', async (_what, result) => {
  await check(answerWith(result));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(
    'The hosted index "portal" has no facet language, version, tool, kind, entry',
  );
});

test('a language without records is named, as is what puts it right', async () => {
  await check(answerWith({facets: {...COUNTS, language: {'en-US': 2}}}));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(
    'The hosted index "portal" has no records of fr. Run "npm run search:records" and "npm run search:push".',
  );
});

test('without contextual search, language and version need no facet', async () => {
  const answer = answerWith({facets: {tool: {}, kind: {}, entry: {}}});
  await check(answer, {...CONFIG, contextualSearch: false});
  expect(warnings).toEqual([]);
  await check(answer);
  expect(warnings[0]).toContain('no facet language, version:');
});

/** Of another kind than what a client sends: an answer that ends before its JSON does. */
const cutOff: Answer = (_received, response) => {
  response.writeHead(200, {'Content-Type': 'application/json'}).end('{"results":[{"hits":[');
};

test.each<[string, Answer, RegExp]>([
  ['the status 500', refuse(500), /RetryError/u],
  ['a refused key', refuse(403, 'Invalid API key search-key'), /Invalid API key \*\*\*/u],
  ['too many requests', refuse(429, 'Too many'), /Too many/u],
  ['JSON that is cut off', cutOff, /DeserializationError/u],
  ['an object without results', () => ({}), /0 results to 1 queries/u],
  ['results that are none', () => ({results: 'none'}), /0 results to 1 queries/u],
  ['more results than queries', () => ({results: [{}, {}]}), /2 results to 1 queries/u],
  ['a result without hits', () => ({results: [{facets: COUNTS}]}), /A result has no hits/u],
  [
    'records of another kind',
    () => ({results: [{hits: [{name: 'shoe'}], facets: COUNTS}]}),
    /this is no DocSearch index/u,
  ],
])(
  '%s is one warning without the key, and stops nothing (ERR-12, SEA-3)',
  async (_what, answer, reason) => {
    await check(answer);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('The hosted index "portal" could not be checked: ');
    expect(warnings[0]).toMatch(reason);
    expect(warnings[0]).not.toContain('search-key');
  },
);

test('an index that nobody serves is one warning, too', async () => {
  const server = await startServer(() => ({}));
  await server.stop();
  const client = actual.createQueries({...CONFIG, hosts: [server.origin], origin: server.origin});
  const settings = {indexName: 'portal', contextualSearch: true, searchParameters: {}};
  await expect(checkFacets(client, settings, LOCALES)).rejects.toThrow('Unreachable hosts');
});

test('a portal without a hosted search asks nobody', async () => {
  const {received} = await check(answerWith({}), {});
  expect(received).toEqual([]);
  expect(warnings).toEqual([]);
});
