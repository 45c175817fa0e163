import {type SearchAnswer, SearchError} from '@selection-set/search/client';
import type {PageHit} from '@selection-set/search/engine';
import {searchShortcut} from '../../../../../src/lib/search/view/opensSearch';
import {isAwaited, type SearchView, stageOf} from '../../../../../src/lib/search/view/searchView';

const HIT: PageHit = {url: '/a', title: 'A', index: 0, score: 1, facets: [], sections: []};

function answer(change: Partial<SearchAnswer> = {}): SearchAnswer {
  return {query: 'q', hits: [], stage: 'full', ...change};
}

function view(change: Partial<SearchView>): SearchView {
  return {
    query: 'q',
    filters: {},
    answer: undefined,
    failure: undefined,
    status: 'idle',
    collections: [],
    activeItemId: null,
    isOpen: false,
    isCut: false,
    ...change,
  };
}

test.each<[string, Partial<SearchView>, string]>([
  ['nothing is asked', {query: ' '}, 'idle'],
  ['the first answer is on its way', {status: 'loading'}, 'waiting'],
  ['it takes long (ST-3)', {status: 'stalled'}, 'stalled'],
  [
    'it takes long, and the answer before is there',
    {status: 'stalled', answer: answer({hits: [HIT]})},
    'results',
  ],
  ['there are hits', {answer: answer({hits: [HIT]})}, 'results'],
  ['the next answer is on its way', {status: 'loading', answer: answer({hits: [HIT]})}, 'results'],
  ['nothing was found (ERR-1)', {answer: answer()}, 'empty'],
  [
    'titles have nothing and texts may have (ERR-1)',
    {answer: answer({stage: 'titles'})},
    'waiting',
  ],
  [
    'titles have nothing and texts do not come',
    {answer: answer({stage: 'titles', failure: new SearchError('network', 'x')})},
    'empty',
  ],
  ['it has failed (ERR-12)', {failure: 'network'}, 'failed'],
  ['it has failed and is tried again', {failure: 'network', status: 'loading'}, 'waiting'],
])('when %s', (_what, change, stage) => {
  expect(stageOf(view(change))).toBe(stage);
});

test.each<[string, Partial<SearchView>, boolean]>([
  ['the answer is on its way', {status: 'loading'}, true],
  ['titles have answered', {answer: answer({stage: 'titles', hits: [HIT]})}, true],
  [
    'titles have answered and texts do not come',
    {answer: answer({stage: 'titles', hits: [HIT], failure: new SearchError('network', 'x')})},
    false,
  ],
  ['texts have answered', {answer: answer({hits: [HIT]})}, false],
  ['it has failed', {failure: 'network'}, false],
])('more is awaited when %s (SEA-1)', (_what, change, isExpected) => {
  expect(isAwaited(view(change))).toBe(isExpected);
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘ K'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', '⌘ K'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl K'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl K'],
])('%s has the keys %s (C-06)', (agent, keys) => {
  expect(searchShortcut(agent).join(' ')).toBe(keys);
});
