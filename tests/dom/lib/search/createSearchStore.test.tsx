import {waitFor} from '@testing-library/react';
import {SEARCH_PRESETS} from '@selection-set/search-hosted/limits';
import {SearchError} from '@selection-set/search/client';
import {createSearchStore} from '../../../../src/lib/search/view/createSearchStore';
import {listItems} from '../../../../src/lib/search/view/results';
import {
  type SearchStore,
  type SearchStoreOptions,
  stageOf,
} from '../../../../src/lib/search/view/searchView';
import {answerTo, createFakeSearch, type FakeSearch, HITS} from '../../../support/fakeSearch';

function createStore(change: Partial<SearchStoreOptions> = {}): {
  readonly store: SearchStore;
  readonly client: FakeSearch;
} {
  const client = createFakeSearch();
  const store = createSearchStore({
    id: 'test',
    preset: SEARCH_PRESETS.theme,
    limits: {pages: 5, sections: 5},
    open: () => client,
    toItems: ({hits}) => hits.flatMap(listItems),
    listRecent: () => ['yoga', 'mesh'],
    toAddress: (to) => to,
    onNavigate: jest.fn(),
    onChosen: jest.fn(),
    onSubmit: jest.fn(),
    ...change,
  });
  return {store, client};
}

async function ask({store, client}: ReturnType<typeof createStore>, query: string): Promise<void> {
  const before = client.calls.length;
  store.ask(query, store.getView().filters);
  await waitFor(() => expect(client.calls).toHaveLength(before + 1));
}

afterEach(() => jest.useRealTimers());

const texts = (store: SearchStore): readonly string[] =>
  (store.getView().collections[0]?.items ?? []).map((item) =>
    item.type === 'result' ? item.result.title : item.query,
  );

test('without words the earlier searches are offered and nothing is asked (VAL-12, AC-1)', async () => {
  const {store, client} = createStore();
  store.refresh();
  await waitFor(() => expect(texts(store)).toEqual(['yoga', 'mesh']));
  expect(client.calls).toEqual([]);
});

test('an answer of titles shows first; the full one follows and keeps the active line (API-7)', async () => {
  const made = createStore();
  const {store, client} = made;
  await ask(made, 'errors');
  client.calls[0]?.call.onAnswer?.(answerTo('errors', {stage: 'titles', hits: HITS.slice(0, 2)}));
  await waitFor(() => expect(texts(store)).toHaveLength(3));
  store.autocomplete.setActiveItemId(1);
  client.calls[0]?.resolve(answerTo('errors', {hits: HITS.slice(1)}));
  await waitFor(() => expect(texts(store)[0]).toBe('Errors in Yoga'));
  expect(store.getView().activeItemId).toBe(0);
  expect(stageOf(store.getView())).toBe('results');
});

test('lines that were there for a while keep their order when the full texts come (API-7)', async () => {
  const made = createStore();
  const {store, client} = made;
  await ask(made, 'errors');
  const call = client.calls[0];
  call?.call.onAnswer?.(answerTo('errors', {stage: 'titles', hits: HITS.slice(0, 2)}));
  await waitFor(() => expect(texts(store)).toHaveLength(3));
  const before = texts(store);
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  call?.resolve(answerTo('errors', {hits: HITS.toReversed()}));
  await waitFor(() => expect(texts(store)).toEqual([...before, 'Errors as data']));
  await ask(made, 'error');
  client.calls[1]?.resolve(answerTo('error', {hits: HITS.toReversed()}));
  await waitFor(() => expect(texts(store)[0]).toBe('Errors as data'));
});

test('a better order comes as long as nobody can have read the first, and not once the reader moves in it', async () => {
  const made = createStore();
  const {store, client} = made;
  // Stands still, so that a slow machine is no slow reader.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  for (const isMoved of [false, true]) {
    await ask(made, `errors ${String(isMoved)}`);
    const call = client.calls.at(-1);
    call?.call.onAnswer?.(answerTo('errors', {stage: 'titles'}));
    await waitFor(() => expect(texts(store)).toHaveLength(4));
    await waitFor(() => expect(texts(store)[0]).toBe('Mesh errors'));
    if (isMoved) {
      store.autocomplete.setActiveItemId(1);
    }
    call?.resolve(answerTo('errors', {hits: HITS.toReversed()}));
    await waitFor(() => expect(store.getView().answer?.stage).toBe('full'));
    expect(texts(store)[0]).toBe(isMoved ? 'Mesh errors' : 'Errors as data');
  }
  clock.mockRestore();
});

test.each<[string, unknown]>([
  ['text', 'garbage'],
  ['nothing', undefined],
  ['an object', {name: 'shoe'}],
  ['hits of text', {query: 'a', stage: 'full', hits: 'garbage'}],
  ['hits with a hole', {query: 'a', stage: 'full', hits: [undefined]}],
])(
  'a source that returns %s is refused by name, and shows no line (VAL-6)',
  async (_what, answer) => {
    const search = jest.fn().mockResolvedValue(answer);
    const {store} = createStore({open: () => ({search})});
    store.autocomplete.setQuery('a');
    await expect(store.autocomplete.refresh()).rejects.toThrow(
      'The `getItems` function from source "results" must return an array of items',
    );
    expect(stageOf(store.getView())).toBe('failed');
    expect(texts(store)).toEqual([]);
  },
);

test('with a search that is billed, a word that is typed is one question (SEA-1, CON-1)', async () => {
  const client = createFakeSearch();
  const {store} = createStore({
    preset: SEARCH_PRESETS.v2,
    open: () => ({...client, isMetered: true}),
  });
  for (const word of ['y', 'yo', 'yog', 'yoga']) {
    store.ask(word, {});
  }
  await waitFor(() => expect(client.calls).toHaveLength(1));
  expect(client.calls[0]?.query).toBe('yoga');
  store.ask('yog', {});
  store.ask('', {});
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  expect(client.calls).toHaveLength(1);
});

test('an answer to an older question never replaces a newer one (SEA-1)', async () => {
  const made = createStore();
  const {store, client} = made;
  await ask(made, 'a');
  await ask(made, 'ab');
  client.calls[1]?.resolve(answerTo('ab', {hits: HITS.slice(2)}));
  await waitFor(() => expect(texts(store)).toEqual(['Errors as data']));
  client.calls[0]?.resolve(answerTo('a'));
  await Promise.resolve();
  expect(client.calls[0]?.call.signal?.aborted).toBe(true);
  expect(texts(store)).toEqual(['Errors as data']);
});

test('an answer that comes while the next question waits does not keep that one’s out (SEA-1)', async () => {
  const made = createStore({preset: SEARCH_PRESETS.v2});
  const {store, client} = made;
  await ask(made, 'a');
  store.ask('ab', store.getView().filters);
  client.calls[0]?.resolve(answerTo('a'));
  await waitFor(() => expect(texts(store)).toHaveLength(4));
  await waitFor(() => expect(client.calls).toHaveLength(2));
  client.calls[1]?.resolve(answerTo('ab', {hits: HITS.slice(2)}));
  await waitFor(() => expect(texts(store)).toEqual(['Errors as data']));
});

test('a failure is told, and asking again mends it (ERR-12)', async () => {
  const made = createStore();
  const {store, client} = made;
  await ask(made, 'a');
  client.calls[0]?.reject(new SearchError('network', 'offline'));
  await waitFor(() => expect(stageOf(store.getView())).toBe('failed'));
  expect(store.getView().failure).toBe('network');
  store.refresh();
  await waitFor(() => expect(client.calls).toHaveLength(2));
  client.calls[1]?.resolve(answerTo('a'));
  await waitFor(() => expect(stageOf(store.getView())).toBe('results'));
});

test('a question that stays open is stalled after the threshold (ST-3, ST-4)', async () => {
  const made = createStore();
  await ask(made, 'a');
  expect(stageOf(made.store.getView())).toBe('waiting');
  await waitFor(() => expect(stageOf(made.store.getView())).toBe('stalled'));
  made.client.calls[0]?.resolve(answerTo('a'));
  await waitFor(() => expect(made.store.getView().status).toBe('idle'));
});

test('the first question counts as stalled 300 ms after it, though further ones wait for a pause (ST-4, CON-2)', async () => {
  jest.useFakeTimers();
  const {store, client} = createStore({preset: SEARCH_PRESETS.v2});
  store.ask('a', store.getView().filters);
  await jest.advanceTimersByTimeAsync(0);
  expect(client.calls).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(299);
  expect(stageOf(store.getView())).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(stageOf(store.getView())).toBe('stalled');
});

test('filters go with the question, and a version has a search of its own', async () => {
  const open = jest.fn();
  const client = createFakeSearch();
  const {store} = createStore({open: open.mockReturnValue(client)});
  store.ask('a', {tool: 'yoga', kind: 'option', version: '1.0'});
  await waitFor(() => expect(client.calls).toHaveLength(1));
  expect(open).toHaveBeenCalledWith('1.0');
  expect(client.calls[0]?.call).toMatchObject({
    facets: [['tool:yoga']],
    kinds: ['option'],
    pages: 5,
  });
});

test('a text longer than a question may be is cut, and that is told (VAL-4)', async () => {
  const made = createStore();
  await ask(made, 'x'.repeat(600));
  expect(made.client.calls[0]?.query).toHaveLength(512);
  expect(made.store.getView().isCut).toBe(true);
});
