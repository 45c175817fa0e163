import type {SearchAnswer, SearchCall, SearchClient} from '@selection-set/search/client';
import type {PageHit, SectionHit} from '@selection-set/search/engine';

/** A search that a test answers itself. */
export interface FakeSearch extends SearchClient {
  readonly calls: {
    readonly query: string;
    readonly call: SearchCall;
    readonly resolve: (answer: SearchAnswer) => void;
    readonly reject: (error: unknown) => void;
  }[];
}

export function createFakeSearch(): FakeSearch {
  const calls: FakeSearch['calls'] = [];
  return {
    calls,
    prefetch: jest.fn(),
    search: (query, call = {}) =>
      new Promise((resolve, reject) => {
        calls.push({query, call, resolve, reject});
      }),
    excerpts: async (_query, places) =>
      places.map(() => ({text: 'A <b>masked</b> error.', marks: [[5, 11]] as const})),
    headings: async () => [
      {anchor: 'a', heading: 'First', level: 2, kind: 'section'},
      {anchor: 'masked', heading: 'Masked errors', level: 2, kind: 'section'},
    ],
    close: jest.fn(),
  };
}

export function answerTo(query: string, change: Partial<SearchAnswer> = {}): SearchAnswer {
  return {query, hits: HITS, stage: 'full', ...change};
}

function section(anchor: string, heading: string): SectionHit {
  return {anchor, heading, path: [], kind: 'section', index: 1, score: 1};
}

export const HITS: readonly PageHit[] = [
  {
    url: '/docs/mesh',
    title: 'Mesh errors',
    index: 0,
    score: 3,
    facets: ['kind:doc', 'tool:mesh'],
    sections: [],
  },
  {
    url: '/docs/yoga/errors',
    title: 'Errors in Yoga',
    index: 1,
    score: 2,
    facets: ['kind:doc', 'tool:yoga'],
    sections: [section('masked', 'Masked <errors>')],
  },
  {
    url: '/blog/errors',
    title: 'Errors as data',
    index: 2,
    score: 1,
    facets: ['kind:post'],
    sections: [],
  },
];
