import {
  clampFacetHits,
  createConnector,
  createControlledGuard,
  createSearchStore,
  withEmptyQueryGuard,
} from '../../src/store/createSearchStore';
import type {QueryRequest} from '../../src/hosted/toSearchHit';
import {createQueries} from '../../src/hosted/createQueries';
import {PAGE} from '../hosted/records';
import {results, startServer} from '../hosted/server';

/** A client whose answers the test provides, in any order. */
function createHeldClient() {
  const asked: {
    readonly requests: readonly QueryRequest[];
    readonly answer: (value: unknown) => void;
    readonly fail: (error: unknown) => void;
  }[] = [];
  return {
    asked,
    client: {
      search: async (requests: readonly QueryRequest[]) =>
        new Promise<unknown>((resolve, reject) => {
          asked.push({requests, answer: resolve, fail: reject});
        }),
    },
  };
}

const found = (title: string) => results([{...PAGE, hierarchy: {lvl0: 'x', lvl1: title}}]);
const settle = async () => jest.advanceTimersByTimeAsync(0);

describe('the instant-search store', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('starts idle: not searching, not stalled, without an error (ST-6, C-13)', () => {
    const {client} = createHeldClient();
    expect(createSearchStore({client, indexName: 'i'}).getState()).toEqual({
      searching: false,
      isSearchStalled: false,
      searchingForFacetValues: false,
      error: null,
      facetHits: {},
    });
  });

  test('asks a named index for a text, a page and 5 hits (API-3, SEA-2)', () => {
    const {client, asked} = createHeldClient();
    void createSearchStore({client, indexName: 'i'}).search({query: 'a', page: 2});
    expect(asked[0]?.requests).toEqual([
      {indexName: 'i', query: 'a', params: {page: 2, hitsPerPage: 5}},
    ]);
  });

  test('is stalled after 200 ms, and no longer once the answer arrives (ST-3, ST-4)', async () => {
    const {client, asked} = createHeldClient();
    const store = createSearchStore({client, indexName: 'i'});
    const seen: string[] = [];
    store.subscribe(() => {
      const {searching, isSearchStalled} = store.getState();
      seen.push(`${String(searching)} ${String(isSearchStalled)}`);
    });
    void store.search({query: 'a'});
    await jest.advanceTimersByTimeAsync(199);
    expect(store.getState().isSearchStalled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().isSearchStalled).toBe(true);
    asked[0]?.answer(found('A'));
    await settle();
    expect(seen).toEqual(['true false', 'true true', 'false false']);
    expect(store.getState().results?.hits[0]?.title).toBe('A');
  });

  test('an error is stored, clears stalled, and a later search can stall again (ST-7)', async () => {
    const {client, asked} = createHeldClient();
    const store = createSearchStore({client, indexName: 'i'});
    void store.search({query: 'a'});
    await jest.advanceTimersByTimeAsync(250);
    asked[0]?.fail(new Error('down'));
    await settle();
    expect(store.getState()).toMatchObject({
      searching: false,
      isSearchStalled: false,
      error: new Error('down'),
    });
    void store.search({query: 'b'});
    await jest.advanceTimersByTimeAsync(200);
    expect(store.getState().isSearchStalled).toBe(true);
    asked[1]?.answer(found('B'));
    await settle();
    expect(store.getState().error).toBeNull();
  });

  test('answers and errors of older queries change nothing', async () => {
    const {client, asked} = createHeldClient();
    const store = createSearchStore({client, indexName: 'i'});
    void store.search({query: 'a'});
    void store.search({query: 'ab'});
    void store.search({query: 'abc'});
    asked[2]?.answer(found('ABC'));
    await settle();
    asked[0]?.answer(found('A'));
    asked[1]?.fail(new Error('late'));
    await settle();
    expect(store.getState()).toMatchObject({searching: false, error: null});
    expect(store.getState().results?.hits[0]?.title).toBe('ABC');
  });

  test('an answer of another shape is an error', async () => {
    const {client, asked} = createHeldClient();
    const store = createSearchStore({client, indexName: 'i'});
    void store.search({query: 'a'});
    asked[0]?.answer({results: 'none'});
    await settle();
    expect(store.getState().error?.message).toContain('0 results');
  });

  test('values of a facet are searched for by name, text and a clamped number (API-3, VAL-7)', async () => {
    const {client, asked} = createHeldClient();
    const store = createSearchStore({client, indexName: 'i'});
    void store.searchForFacetValues({facet: 'tool', query: 'y', maxFacetHits: 500});
    expect(store.getState().searchingForFacetValues).toBe(true);
    expect(asked[0]?.requests).toEqual([
      {
        type: 'facet',
        indexName: 'i',
        facet: 'tool',
        params: {facetQuery: 'y', maxFacetHits: 100},
      },
    ]);
    const facetHits = [{value: 'yoga', count: 2, highlighted: 'yoga'}];
    asked[0]?.answer({results: [{facetHits}]});
    await settle();
    expect(store.getState()).toMatchObject({
      searchingForFacetValues: false,
      facetHits: {tool: facetHits},
    });
  });

  test('an error of a facet search is stored and thrown again in a later task (ST-8, C-12)', async () => {
    const {client, asked} = createHeldClient();
    const store = createSearchStore({client, indexName: 'i'});
    void store.searchForFacetValues({facet: 'tool', query: 'y'});
    asked[0]?.fail(new Error('no facet'));
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(store.getState()).toMatchObject({
      searchingForFacetValues: false,
      error: new Error('no facet'),
    });
    expect(() => jest.advanceTimersByTime(1)).toThrow('no facet');
  });

  test('a listener that has unsubscribed is not called', () => {
    const {client} = createHeldClient();
    const store = createSearchStore({client, indexName: 'i'});
    const listener = jest.fn();
    store.subscribe(listener)();
    void store.search({query: 'a'});
    expect(listener).not.toHaveBeenCalled();
  });
});

test('the store speaks with the real client of the provider, for hits and for facets (API-3)', async () => {
  const facetHits = [{value: 'yoga', count: 2, highlighted: 'yoga'}];
  const server = await startServer(({requests}) =>
    requests[0]?.type === 'facet'
      ? {results: [{facetHits, exhaustiveFacetsCount: true}]}
      : found('A'),
  );
  const client = createQueries({appId: 'A', apiKey: 'k', hosts: ['/api/s'], origin: server.origin});
  const store = createSearchStore({client, indexName: 'i'});
  await store.search({query: 'a'});
  await store.searchForFacetValues({facet: 'tool', query: 'y'});
  await server.stop();
  expect(store.getState()).toMatchObject({
    results: {hits: [{title: 'A'}]},
    facetHits: {tool: facetHits},
    error: null,
  });
  expect(server.received[1]?.requests[0]).toEqual({
    type: 'facet',
    indexName: 'i',
    facet: 'tool',
    facetQuery: 'y',
    maxFacetHits: 10,
  });
});

test.each([
  [undefined, 10],
  [0, 1],
  [-5, 1],
  [1, 1],
  [100, 100],
  [101, 100],
])('%p values of a facet are asked for as %i (VAL-7, CON-5)', (count, expected) => {
  expect(clampFacetHits(count)).toBe(expected);
});

test('requests without any query are answered locally, one empty result for each (VAL-12)', async () => {
  const {client, asked} = createHeldClient();
  const guarded = withEmptyQueryGuard(client);
  const empty = {indexName: 'i', query: ''};
  expect(await guarded.search([empty, empty])).toEqual({
    results: [1, 2].map(() => ({
      hits: [],
      nbHits: 0,
      nbPages: 0,
      page: 0,
      hitsPerPage: 20,
      processingTimeMS: 0,
    })),
  });
  expect(await guarded.search([])).toEqual({results: []});
  void guarded.search([empty, {indexName: 'i', query: 'a'}]);
  void guarded.search([{indexName: 'i', type: 'facet', facet: 'tool'}]);
  expect(asked).toHaveLength(2);
});

test('a connector needs a display name (ERR-10)', () => {
  const getProvidedProps = ({query}: {readonly query: string}) => ({length: query.length});
  expect(() => createConnector({getProvidedProps})).toThrow('displayName');
  expect(() => createConnector({displayName: 'Length'})).toThrow('"Length" requires');
  const {connect, displayName} = createConnector({displayName: 'Length', getProvidedProps});
  expect(displayName).toBe('Length');
  expect(connect({query: 'abc'})).toEqual({query: 'abc', length: 3});
});

test.each([
  [[{}, undefined], 'from being controlled to uncontrolled'],
  [[undefined, {}], 'from being uncontrolled to controlled'],
])('a search cannot switch once it is mounted (VAL-8, ERR-10): case %#', (states, message) => {
  const guard = createControlledGuard();
  guard(states[0]);
  guard(states[0]);
  expect(() => guard(states[1])).toThrow(message);
});
