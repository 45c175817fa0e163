import {createLatestSearch} from '../../src/client/createLatestSearch';
import {type SearchAnswer, SearchError} from '../../src/client/types';
import {page} from '../engine/support';
import {createClient, createHeldPort, createSite, makeIndex, MANIFEST} from './support';

const urls = ({hits}: SearchAnswer): readonly string[] => hits.map(({url}) => url);
const settle = async () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
const codeOf = async (run: Promise<unknown>): Promise<unknown> => {
  try {
    await run;
  } catch (error) {
    return error instanceof SearchError ? error.code : error;
  }
  return undefined;
};

test('nothing is loaded before a search, nor by an empty query (API-7, VAL-12)', async () => {
  const site = createSite(makeIndex());
  const client = createClient(site);
  expect(await client.search('  ')).toEqual({query: '  ', hits: [], stage: 'full'});
  expect(site.asked).toEqual([]);
});

test('titles and headings answer first, then full texts, and both are loaded once (API-7)', async () => {
  const site = createSite(makeIndex());
  const client = createClient(site);
  const early: SearchAnswer[] = [];
  const answer = await client.search('documentMode', {onAnswer: (one) => early.push(one)});
  expect(early).toEqual([{query: 'documentMode', hits: [], stage: 'titles'}]);
  expect(answer.stage).toBe('full');
  expect(urls(answer)).toEqual(['/docs/codegen']);
  expect(site.asked).toEqual([
    MANIFEST,
    expect.stringMatching(/^en-US-current-[\da-f]{8}\.json$/u),
    expect.stringMatching(/^en-US-current-0-/u),
  ]);
  await client.search('gateway', {onAnswer: (one) => early.push(one)});
  expect(early).toHaveLength(1);
  expect(site.asked).toHaveLength(3);
});

test('prefetching loads the first stage, and its failure is silent until a search (API-7)', async () => {
  const site = createSite(makeIndex());
  const client = createClient(site);
  client.prefetch();
  await settle();
  expect(site.asked).toHaveLength(2);
  const broken = createSite(new Map());
  createClient(broken).prefetch();
  await settle();
  expect(broken.asked.length).toBeGreaterThan(0);
});

test('filters travel with the query', async () => {
  const pages = [
    {...page('/a', 'Server'), facets: ['tool:a']},
    {...page('/b', 'Server'), facets: ['tool:b']},
  ];
  const client = createClient(createSite(makeIndex(pages)));
  expect(urls(await client.search('server', {facets: [['tool:b']]}))).toEqual(['/b']);
});

test('excerpts are cut from the texts of the pages that are shown, each loaded once (SRM-6)', async () => {
  const site = createSite(makeIndex());
  const client = createClient(site);
  const {hits} = await client.search('masked');
  const places = [{page: hits[0]?.index ?? -1, section: 2}, {page: hits[0]?.index ?? -1}];
  const [excerpt, first] = await client.excerpts('masked', places);
  expect(excerpt?.text).toBe('Errors of resolvers are masked, colour them yourself.');
  expect(excerpt?.marks.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(['masked']);
  expect(first?.text).toBe('A server for every runtime.');
  await client.excerpts('masked', places);
  expect(site.asked.filter((name) => name.includes('/'))).toHaveLength(1);
});

test('a preview gets the headings of a page (SRM-6)', async () => {
  const client = createClient(createSite(makeIndex()));
  const {hits} = await client.search('yoga');
  expect((await client.headings(hits[0]?.index ?? -1)).map(({heading}) => heading)).toEqual([
    'Installation',
    'Error masking',
    'maskedErrors',
  ]);
  expect(await client.headings(99)).toEqual([]);
});

test('a large portal loads only the words and headings that a query needs (API-7)', async () => {
  const pages = Array.from({length: 300}, (_, index) => {
    const words = Array.from({length: 150}, (__, at) => `w${((index * 151 + at) * 7919) % 40_000}`);
    return page(`/p${String(index).padStart(3, '0')}`, `Page ${String(index)}`, {
      anchor: 'own',
      level: 2,
      heading: `Heading number${String(index)} with several further words in it, so that it is quite long`,
      text: words.join(' '),
    });
  });
  const site = createSite(makeIndex(pages, 20));
  const client = createClient(site);
  const answer = await client.search('number123 ');
  expect(answer.stage).toBe('full');
  expect(answer.hits[0]).toMatchObject({
    url: '/p123',
    sections: [{anchor: 'own', heading: expect.stringContaining('number123')}],
  });
  const size = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + (site.files.get(name) ?? '').length, 0);
  expect(size(site.asked)).toBeLessThan(size(site.files.keys()) / 8);
  expect(await client.headings(7)).toMatchObject([{heading: expect.stringContaining('number7 ')}]);
  expect(site.asked.filter((name) => name.includes('/'))).toHaveLength(2);
});

describe('failures', () => {
  test.each([
    ['the manifest is missing', MANIFEST, () => new Response('', {status: 404}), 'network'],
    [
      'the outline is missing',
      /^en-US-current-\w{8}\.json/u,
      () => new Response('', {status: 404}),
      'network',
    ],
    ['the host fails', MANIFEST, () => new Response('', {status: 503}), 'network'],
    [
      'there is no network',
      MANIFEST,
      () => Promise.reject(new TypeError('Failed to fetch')),
      'network',
    ],
    ['the manifest is a page', MANIFEST, () => new Response('<!doctype html>'), 'damaged'],
    [
      'the manifest has another shape',
      MANIFEST,
      () => new Response('{"format": 1, "outline": 3}'),
      'damaged',
    ],
    ['the manifest is of another time', MANIFEST, () => new Response('{"format": 2}'), 'outdated'],
    [
      'the outline is cut off',
      /^en-US-current-\w{8}\.json/u,
      () => new Response('{"format": 1, "lang'),
      'damaged',
    ],
    [
      'the outline has another shape',
      /^en-US-current-\w{8}\.json/u,
      () => new Response('{"format": 1}'),
      'damaged',
    ],
    [
      'the outline is of another time',
      /^en-US-current-\w{8}\.json/u,
      () => new Response('{"format": 9}'),
      'outdated',
    ],
  ])('when %s, the search says so, and the next one tries again', async (_, part, answer, code) => {
    const site = createSite(makeIndex());
    const name = [...site.files.keys()].find((file) =>
      typeof part === 'string' ? file === part : part.test(file),
    );
    site.answer(name ?? '', answer);
    const client = createClient(site);
    expect(await codeOf(client.search('yoga'))).toBe(code);
    site.mend();
    expect(urls(await client.search('yoga'))).toEqual(['/docs/yoga']);
  });

  test('without bodies, titles and headings still answer, with the reason; the next search is full', async () => {
    const site = createSite(makeIndex());
    site.answer('-0-', () => new Response('{"format": 1, "words": "Aa", "post'));
    const client = createClient(site);
    const answer = await client.search('yoga masking');
    expect(answer).toMatchObject({
      stage: 'titles',
      failure: {code: 'damaged'},
      hits: [{url: '/docs/yoga'}],
    });
    site.mend();
    expect((await client.search('yoga masking')).stage).toBe('full');
  });

  test('damaged postings are a failure, not nonsense', async () => {
    const site = createSite(makeIndex());
    site.answer('-0-', () => new Response('{"format": 1, "words": "Aa", "postings": "////////"}'));
    const answer = await createClient(site).search('yoga');
    expect(answer.failure).toBeInstanceOf(SearchError);
  });

  test('a text that does not arrive fails the excerpt, not the search', async () => {
    const site = createSite(makeIndex());
    site.answer('/0.json', () => new Response('', {status: 500}));
    const client = createClient(site);
    expect(await codeOf(client.excerpts('a', [{page: 0}]))).toBe('network');
    expect((await client.search('yoga')).stage).toBe('full');
    site.mend();
    expect(await client.excerpts('a', [{page: 0}])).toHaveLength(1);
  });

  test('a portal that was published again is searched again, silently and bypassing the cache', async () => {
    const site = createSite(makeIndex());
    const client = createClient(site);
    client.prefetch();
    await settle();
    site.files.clear();
    for (const [name, text] of makeIndex([page('/new', 'Yoga made new')])) {
      site.files.set(name, text);
    }
    expect(urls(await client.search('yoga'))).toEqual(['/new']);
    expect(site.caches).toContain('reload');
  });

  test('a host that fails is not asked again at once, as if the portal were published again', async () => {
    const site = createSite(makeIndex());
    site.answer('.json', () => new Response('', {status: 503}));
    expect(await codeOf(createClient(site).search('yoga'))).toBe('network');
    expect(site.caches).not.toContain('reload');
  });

  test('an engine that has ended is started again', async () => {
    const site = createSite(makeIndex());
    const {createPort} = createHeldPort();
    let isBroken = true;
    const client = createClient(site, {
      createPort: async () =>
        isBroken
          ? {
              send: async () => Promise.reject(new SearchError('engine', 'gone')),
              close: () => undefined,
            }
          : createPort(),
    });
    expect(await codeOf(client.search('yoga'))).toBe('engine');
    isBroken = false;
    expect(urls(await client.search('yoga'))).toEqual(['/docs/yoga']);
  });

  test('a file that never ends is given up', async () => {
    const site = createSite(makeIndex());
    const fetchForever = async (_: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new DOMException('timed out', 'TimeoutError'));
        });
      });
    expect(await codeOf(createClient({...site, fetch: fetchForever}).search('yoga'))).toBe(
      'network',
    );
  });
});

describe('a search box', () => {
  test('answers the newest query only, in any order of answers', async () => {
    const port = createHeldPort();
    const client = createClient(createSite(makeIndex()), port);
    await client.search('warm up');
    const told: string[] = [];
    const search = createLatestSearch(client, {
      onAnswer: ({query}) => told.push(query),
      onFailed: (query) => told.push(`failed ${query}`),
    });
    port.hold();
    const calls = ['m', 'me', 'mes', 'mesh'].map(async (query) => search(query));
    await settle();
    port.release((waiting) => waiting.toReversed());
    await Promise.all(calls);
    expect(told).toEqual(['mesh']);
  });

  test('reports no partial answer and no failure of an older query', async () => {
    const site = createSite(makeIndex());
    const told: string[] = [];
    const search = createLatestSearch(createClient(site), {
      onAnswer: ({query, stage}) => told.push(`${query} ${stage}`),
      onFailed: (query) => told.push(`failed ${query}`),
    });
    site.answer('-0-', async () => {
      await settle();
      return new Response('', {status: 500});
    });
    const first = search('yoga');
    await settle();
    site.mend();
    await Promise.all([first, search('')]);
    expect(told.at(-1)).toBe(' full');
    expect(told.filter((one) => one.startsWith('failed'))).toEqual([]);
  });

  test('reports the failure of the newest query', async () => {
    const failed: unknown[] = [];
    const search = createLatestSearch(createClient(createSite(new Map())), {
      onAnswer: () => undefined,
      onFailed: (query, error) => failed.push(query, error),
    });
    await search('yoga');
    expect(failed).toEqual(['yoga', expect.any(SearchError)]);
  });
});
