import {type SearchAnswer, createLatestSearch} from '@selection-set/search/client';
import {createFallbackClient} from '../../src/hosted/createFallbackClient';
import {HostedFailure} from '../../src/hosted/HostedFailure';
import {HOSTED_SEARCH_MS, HOSTED_SEARCH_REST_MS} from '../../src/limits';
import {CONTENT, PAGE, SECTION, WHOLE} from './records';
import {createGate, later, refuse, results, startServer, type TestServer} from './server';
import {createEmbedded, createHosted, OWN, PATIENT} from './support';

const servers: TestServer[] = [];
const start = async (...args: Parameters<typeof startServer>): Promise<TestServer> => {
  const server = await startServer(...args);
  servers.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map(async (server) => server.stop()));
});

/** A port that nothing listens on. */
async function findClosedOrigin(): Promise<string> {
  const server = await startServer(() => undefined);
  await server.stop();
  return server.origin;
}

test('a search is one POST of queries through the proxy path of the site (API-1, C-14, SEA-2)', async () => {
  const server = await start(() => results([SECTION]));
  const {client, embedded, warnings} = createHosted(server);
  await client.search('masking', {facets: [['tool:yoga', 'tool:mesh']], kinds: ['option']});
  const [received] = server.received;
  expect(server.received).toHaveLength(1);
  expect(received?.path).toBe('/api/search/1/indexes/*/queries');
  expect(received?.requests).toEqual([
    expect.objectContaining({
      indexName: 'portal',
      query: 'masking',
      hitsPerPage: expect.any(Number),
      analytics: false,
      clickAnalytics: false,
      facetFilters: [
        'language:en-US',
        ['version:current', 'docusaurus_tag:default'],
        ['tool:yoga', 'tool:mesh'],
        ['entry:option'],
      ],
    }),
  ]);
  expect(embedded.asked).toEqual([]);
  expect(warnings).toEqual([]);
});

test('the main search asks for 20 records (SEA-2, CON-3)', async () => {
  const server = await start(() => results([]));
  await createHosted(server).client.search('x', {pages: 5, sections: 5});
  expect(server.received[0]?.requests[0]).toMatchObject({hitsPerPage: 20});
});

test('without contextual search and with parameters of its own, only those filter it', async () => {
  const server = await start(() => results([]));
  const algolia = {
    contextualSearch: false,
    searchParameters: {facetFilters: ['lang:en'], typoTolerance: false},
  };
  await createHosted(server, {algolia}).client.search('x');
  expect(server.received[0]?.requests[0]).toMatchObject({
    facetFilters: ['lang:en'],
    typoTolerance: false,
  });
});

test('nothing is asked before a search, by prefetching, or by an empty query (VAL-12)', async () => {
  const server = await start(() => results([]));
  const {client} = createHosted(server);
  client.prefetch();
  expect(await client.search('  ')).toEqual({query: '  ', hits: [], stage: 'full'});
  await later(30);
  expect(server.received).toEqual([]);
});

test('hits are pages with their sections, as the modal shows those of the embedded search', async () => {
  const server = await start(() => results([SECTION, CONTENT, PAGE]));
  const {client} = createHosted(server);
  const {hits, stage, notice} = await client.search('masked');
  expect({stage, notice}).toEqual({stage: 'full', notice: undefined});
  expect(hits).toEqual([
    {
      url: '/docs/yoga/errors',
      title: 'Errors',
      index: expect.any(Number),
      score: 1,
      facets: ['kind:doc', 'tool:yoga'],
      sections: [
        {
          anchor: 'masking',
          heading: 'Masking',
          path: ['In production'],
          kind: 'section',
          index: 0,
          score: 1,
        },
      ],
    },
  ]);
  const page = hits[0]?.index ?? -1;
  const [excerpt] = await client.excerpts('masked', [{page, section: 0}]);
  expect(excerpt?.marks.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(['masked']);
});

test('the headings of a page come from the index, or are those that were found (SRM-6)', async () => {
  const other = {
    ...SECTION,
    objectID: '9',
    anchor: 'first',
    hierarchy: {...SECTION.hierarchy, lvl3: 'First'},
  };
  const server = await start(({requests}) =>
    results(requests[0]?.query === '' ? [other, SECTION] : [SECTION]),
  );
  const {client} = createHosted(server);
  const page = (await client.search('masking')).hits[0]?.index ?? -1;
  expect((await client.headings(page)).map(({heading}) => heading)).toEqual(['First', 'Masking']);
  expect(server.received[1]?.requests[0]).toMatchObject({
    facetFilters: ['url_without_anchor:https://portal.example/docs/yoga/errors'],
  });
  const refused = createHosted(server).client;
  const again = (await refused.search('masking')).hits[0]?.index ?? -1;
  server.answer(refuse(400));
  expect((await refused.headings(again)).map(({heading}) => heading)).toEqual(['Masking']);
});

test('the headings of a page are asked for once, no matter which answer contains it, and again after a failure (SRM-6)', async () => {
  const server = await start(refuse(400));
  const {client} = createHosted(server);
  const find = async (query: string): Promise<number> => {
    server.answer(() => results([SECTION]));
    return (await client.search(query)).hits[0]?.index ?? -1;
  };
  const first = await find('mask');
  server.answer(refuse(400));
  expect((await client.headings(first)).map(({heading}) => heading)).toEqual(['Masking']);
  server.answer(() => results([{...SECTION, hierarchy: {...SECTION.hierarchy, lvl3: 'All'}}]));
  const asked = server.received.length;
  const both = await Promise.all([client.headings(first), client.headings(first)]);
  expect(both.map(([one]) => one?.heading)).toEqual(['All', 'All']);
  expect((await client.headings(await find('masking')))[0]?.heading).toBe('All');
  // One for the headings, one for the second search.
  expect(server.received).toHaveLength(asked + 2);
});

test('headings that the records of a page list, with their levels, are asked for no more (SRM-6)', async () => {
  const toc = [
    {title: 'In production', anchor: 'production', level: 2},
    {title: 'Masking', anchor: 'masking', level: 3},
  ];
  const server = await start(() => results([{...SECTION, toc}]));
  const {client} = createHosted(server);
  const page = (await client.search('masking')).hits[0]?.index ?? -1;
  expect((await client.headings(page)).map(({heading, level}) => [heading, level])).toEqual([
    ['In production', 2],
    ['Masking', 3],
  ]);
  expect(server.received).toHaveLength(1);
});

test('pages of another site carry its name, with the host where it has none (HIT-6)', async () => {
  const {source: _none, ...nameless} = WHOLE;
  const server = await start(() =>
    results([PAGE, WHOLE, {...nameless, objectID: 'w2', url: 'https://other.example/b'}]),
  );
  const {hits} = await createHosted(server).client.search('x');
  expect(hits.map(({source}) => source)).toEqual([undefined, 'Other', 'other.example']);
});

test.each([
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [429, 'limited'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])(
  'an answer of %i leaves the word to the embedded search, with the notice "%s"',
  async (status, notice) => {
    const server = await start(refuse(status));
    const {client, warnings, embedded} = createHosted(server);
    const early: SearchAnswer[] = [];
    const answer = await client.search('x', {onAnswer: (one) => early.push(one)});
    expect(answer).toEqual({...OWN, query: 'x', notice});
    expect(early).toEqual([{...OWN, query: 'x', stage: 'titles', notice}]);
    expect(warnings).toEqual([expect.stringContaining(`(${notice})`)]);
    // It is skipped for a while, and the console gets one message.
    await client.search('y');
    expect(server.received).toHaveLength(1);
    expect(embedded.asked).toEqual(['x', 'y']);
    expect(warnings).toHaveLength(1);
  },
);

test('a wrong key is reported in the console with the names of the settings, and never with their values (ERR-11, SEA-3)', async () => {
  const server = await start(refuse(403, 'Invalid Application-ID or API key'));
  const {client, warnings} = createHosted(server);
  await client.search('x');
  expect(warnings[0]).toContain('ALGOLIA_SEARCH_API_KEY');
  expect(warnings[0]).toContain('Invalid Application-ID or API key');
  expect(warnings[0]).not.toContain('search-only');
});

test('a provider that cannot be reached leaves the answer to the embedded search', async () => {
  const origin = await findClosedOrigin();
  const {client, embedded} = createHosted({origin});
  expect((await client.search('x')).notice).toBe('unreachable');
  // While it is left alone, the embedded one is what a reader is about to need.
  client.prefetch();
  expect(embedded.asked).toContain('prefetch');
});

test('where the first host does not answer in time, the next one does, and is asked first from then on', async () => {
  const slow = await start(() => undefined);
  const quick = await start(() => results([SECTION]));
  const embedded = createEmbedded(1, new Error('no index'));
  const {client} = createHosted(slow, {
    hosts: [slow.origin, quick.origin],
    embedded,
    times: {...PATIENT, connect: 2000, read: 3000},
  });
  const answer = await client.search('masking');
  expect(answer.hits[0]?.url).toBe('/docs/yoga/errors');
  await client.search('errors');
  expect(slow.received).toHaveLength(1);
  expect(quick.received).toHaveLength(2);
});

test('where the first host is broken, the next one answers in time and nothing is reported', async () => {
  const broken = await start(refuse(500));
  const quick = await start(() => results([SECTION]));
  const {client, warnings} = createHosted(broken, {hosts: [broken.origin, quick.origin]});
  expect((await client.search('a')).notice).toBeUndefined();
  expect((await client.search('b')).notice).toBeUndefined();
  expect(broken.received).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test('an answer that is cut off leaves the answer to the embedded search', async () => {
  const server = await start((_received, response) => {
    response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': 1000});
    response.write('{"results":[{"hits":[');
    setTimeout(() => response.destroy(), 10);
  });
  const answer = await createHosted(server).client.search('x');
  expect(answer).toMatchObject({hits: OWN.hits, notice: 'unreachable'});
});

test.each([
  ['half of JSON', '{"results":[{"hits":['],
  ['a page of HTML', '<!doctype html><title>Log in</title>'],
  ['other JSON', '{"results":[{"hits":"many"}]}'],
  ['records of a shop', '{"results":[{"hits":[{"objectID":"1","name":"Shoe"}]}]}'],
])('%s is taken for damaged', async (_name, text) => {
  const server = await start((_received, response) => {
    response.writeHead(200, {'Content-Type': 'application/json'}).end(text);
  });
  expect((await createHosted(server).client.search('x')).notice).toBe('damaged');
});

test('a slow provider: the embedded search takes over after the deadline, with a notice, and keeps the answer', async () => {
  const late = createGate();
  const answered = createGate();
  const server = await start(async () => {
    await late.passed;
    answered.open();
    return results([SECTION]);
  });
  const {client} = createHosted(server, {times: {...PATIENT, stall: 10, deadline: 100}});
  const shown: SearchAnswer[] = [];
  const answer = await client.search('x', {onAnswer: (seen) => shown.push(seen)});
  expect(answer).toEqual({...OWN, query: 'x', notice: 'slow'});
  late.open();
  await answered.passed;
  await later(100);
  expect(shown).toEqual([{...OWN, query: 'x', stage: 'titles', notice: 'slow'}]);
});

describe('the times of the portal', () => {
  const search = jest.fn(async (query: string): Promise<SearchAnswer> => ({...OWN, query}));
  let now = 0;
  const open = () => {
    const embedded = createEmbedded();
    const warn = jest.fn();
    const client = createFallbackClient({
      hosted: {
        search,
        excerpt: () => ({text: '', marks: []}),
        headings: async () => [],
        find: () => undefined,
      },
      embedded: embedded.client,
      prefetch: async () => undefined,
      timing: HOSTED_SEARCH_MS,
      rest: HOSTED_SEARCH_REST_MS,
      warn,
      now: () => now,
    });
    return {client, embedded, warn};
  };

  test('after an answer nothing waits for one any more', async () => {
    jest.useFakeTimers();
    const {client, embedded, warn} = open();
    await client.search('x');
    jest.advanceTimersByTime(HOSTED_SEARCH_MS.deadline);
    expect(embedded.asked).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  test.each([
    ['slow', 5000],
    ['unreachable', 30_000],
    ['damaged', 60_000],
    ['limited', 60_000],
  ] as const)('a provider that was %s is left alone for %i ms', async (code, rest) => {
    search.mockRejectedValueOnce(new HostedFailure(code, ''));
    const {client} = open();
    const asks = async (at: number): Promise<boolean> => {
      now = at;
      search.mockClear();
      await client.search('x');
      return search.mock.calls.length > 0;
    };
    expect([await asks(0), await asks(rest - 1), await asks(rest)]).toEqual([true, false, true]);
  });
});

test('a reader waits for neither search longer than a second', () => {
  expect(HOSTED_SEARCH_MS.deadline).toBeLessThanOrEqual(700);
  expect(HOSTED_SEARCH_MS.stall).toBeLessThan(HOSTED_SEARCH_MS.deadline);
});

test('a provider that stalls but answers in time gives the answer, without a notice', async () => {
  const stalled = createGate();
  const server = await start(async () => {
    await stalled.passed;
    return results([SECTION]);
  });
  const {client, embedded} = createHosted(server, {times: {...PATIENT, stall: 10}});
  const search = client.search('x');
  while (embedded.asked.length === 0) {
    await later(5);
  }
  stalled.open();
  const answer = await search;
  expect(answer.notice).toBeUndefined();
  expect(answer.hits[0]?.url).toBe('/docs/yoga/errors');
  expect(embedded.asked).toEqual(['x']);
});

test('after an answer in time, the embedded search is not even fetched', async () => {
  const server = await start(() => results([SECTION]));
  const {client, embedded} = createHosted(server, {times: {...PATIENT, stall: 1000}});
  await client.search('x');
  await later(1100);
  expect(embedded.asked).toEqual([]);
});

test('where neither has an answer, the embedded search says why', async () => {
  const server = await start(refuse(500));
  const embedded = createEmbedded(1, new Error('no index'));
  await expect(createHosted(server, {embedded}).client.search('x')).rejects.toThrow('no index');
});

test('answers that come out of order never show an older query (SEA-1)', async () => {
  const newer = createGate();
  const server = await start(async ({requests}) => {
    const query = String(requests[0]?.query);
    await (query === 'a' ? newer.passed : undefined);
    return results([{...PAGE, hierarchy: {lvl0: 'x', lvl1: query}}]);
  });
  const shown: string[] = [];
  const search = createLatestSearch(createHosted(server).client, {
    onAnswer: ({query, hits}) => shown.push(`${query}: ${hits[0]?.title ?? ''}`),
    onFailed: (query, error) => shown.push(`${query}: ${String(error)}`),
  });
  const older = search('a');
  await search('ab');
  newer.open();
  await older;
  await later(50);
  expect(shown).toEqual(['ab: ab']);
});

test('a late answer to an older query leaves excerpt, position and query id of the newer (API-2, HIT-3, SEA-1)', async () => {
  const newer = createGate();
  const server = await start(async ({requests}) => {
    const isOld = requests[0]?.query === 'a';
    await (isOld ? newer.passed : undefined);
    const own = {...CONTENT, content: isOld ? 'old' : 'new', _snippetResult: undefined};
    return results(isOld ? [PAGE, own] : [own], {queryID: isOld ? 'q-old' : 'q-new'});
  });
  const {client, events} = createHosted(server, {algolia: {insights: true}, isAllowed: true});
  const older = client.search('a');
  const last = await client.search('ab');
  newer.open();
  const answers = [await older, last];
  const seen = await Promise.all(
    answers.map(async ({query, hits: [hit]}) => {
      const place = {page: hit?.index ?? -1, section: hit?.sections[0]?.index};
      client.report?.({type: 'chosen', place});
      return (await client.excerpts(query, [place]))[0]?.text;
    }),
  );
  expect(seen).toEqual(['old', 'new']);
  expect(events).toMatchObject([
    {queryID: 'q-old', positions: [2]},
    {queryID: 'q-new', positions: [1]},
  ]);
});

test('a reader who types on ends a search at once, and that is no failure of the provider', async () => {
  const server = await start(() => undefined);
  const {client, warnings} = createHosted(server, {times: {...PATIENT, deadline: 100}});
  const controller = new AbortController();
  const search = client.search('x', {signal: controller.signal});
  setTimeout(() => {
    controller.abort();
  }, 1);
  await expect(search).rejects.toMatchObject({name: 'AbortError'});
  await later(200);
  expect(warnings).toEqual([]);
});

test('nothing found because the index lacks facets: the embedded search answers, and the console says which', async () => {
  const server = await start(({requests}) =>
    results([], requests[0]?.query === '' ? {facets: {language: {'en-US': 9}}} : {}),
  );
  const {client, warnings} = createHosted(server);
  const answer = await client.search('x', {facets: [['tool:yoga']]});
  expect(answer.notice).toBe('facets');
  expect(warnings[0]).toContain('no facet version, tool,');
  await client.search('y');
  // Other searches still use it; its facets are queried once.
  expect(server.received).toHaveLength(3);
  // Nobody has asked the provider for them.
  expect(server.received[1]?.requests[0]).toMatchObject({analytics: false, clickAnalytics: false});
});

test('nothing found in an index without the language: the embedded search answers', async () => {
  const facets = {language: {fr: 9}, version: {current: 9}};
  const server = await start(({requests}) =>
    results([], requests[0]?.query === '' ? {facets} : {}),
  );
  const {client, warnings} = createHosted(server);
  expect((await client.search('x')).notice).toBe('facets');
  expect(warnings[0]).toContain('en-US');
});

test('nothing found in an index with all facets is nothing found', async () => {
  const facets = {language: {'en-US': 9}, version: {current: 9}, tool: {}, kind: {}, entry: {}};
  const server = await start(({requests}) =>
    results([], requests[0]?.query === '' ? {facets} : {}),
  );
  const {client, embedded} = createHosted(server);
  expect(await client.search('x')).toEqual({query: 'x', hits: [], stage: 'full'});
  expect(embedded.asked).toEqual([]);
});

test('views and clicks are reported with position and query, where the reader allows it (API-2)', async () => {
  const server = await start(() => results([SECTION], {queryID: 'q1', index: 'portal'}));
  const allowed = createHosted(server, {algolia: {insights: true}, isAllowed: true});
  const answer = await allowed.client.search('x');
  expect(server.received[0]?.requests[0]).toMatchObject({analytics: true, clickAnalytics: true});
  const place = {page: answer.hits[0]?.index ?? -1, section: 0};
  allowed.client.report?.({type: 'chosen', place});
  expect(allowed.events).toEqual([
    {
      eventType: 'click',
      eventName: 'Item Selected',
      index: 'portal',
      queryID: 'q1',
      objectIDs: [SECTION.objectID],
      positions: [1],
      userToken: expect.stringMatching(/^anonymous-\w+$/u),
    },
  ]);
  const refusing = createHosted(server, {algolia: {insights: true}});
  const refused = await refusing.client.search('y');
  refusing.client.report?.({
    type: 'chosen',
    place: {page: refused.hits[0]?.index ?? -1, section: 0},
  });
  expect(refusing.events).toEqual([]);
  expect(server.received[1]?.requests[0]).toMatchObject({clickAnalytics: false});
  expect(createHosted(server).client.report).toBeUndefined();
});
