import {
  createIndexLoader,
  type IndexLoader,
  type LoaderOptions,
  MissingFile,
} from './createIndexLoader';
import {type SearchAnswer, type SearchCall, type SearchClient, SearchError} from './types';

/** A client of one index. The options provide all I/O, so that tests need neither network nor worker. */
export function createSearchClient(options: LoaderOptions): SearchClient {
  let loader: IndexLoader | undefined;
  let isFresh = false;

  /** Runs with the portal's current files; when one no longer exists, reads the manifest again, once. */
  async function withIndex<Value>(run: (index: IndexLoader) => Promise<Value>): Promise<Value> {
    const index = loader ?? createIndexLoader(options, isFresh);
    loader = index;
    try {
      await index.open();
      return await run(index);
    } catch (error) {
      if (!(error instanceof MissingFile) || isFresh) {
        const known = toSearchError(error);
        if (known.code === 'engine' && loader === index) {
          // A worker that has ended cannot be restarted.
          close();
        }
        throw known;
      }
      if (loader === index) {
        close();
        isFresh = true;
      }
    }
    try {
      return await withIndex(run);
    } finally {
      isFresh = false;
    }
  }

  function close(): void {
    loader?.close();
    loader = undefined;
  }

  return {
    prefetch: () => {
      void withIndex(async () => undefined).catch(() => undefined);
    },
    search: async (query, call = {}) =>
      query.trim() === ''
        ? {query, hits: [], stage: 'full'}
        : withIndex(async (index) => searchIn(index, query, call)),
    excerpts: async (query, places, length) =>
      withIndex(async (index) => {
        await index.loadTexts(places.map(({page}) => page));
        const request = {type: 'excerpts', query, places, length} as const;
        return (await index.ask(request, 'excerpts')).excerpts;
      }),
    headings: async (page) =>
      withIndex(async (index) => {
        await index.loadHeads([page]);
        return (await index.ask({type: 'headings', page}, 'headings')).headings;
      }),
    close,
  };
}

/** Headings of large indexes are loaded page by page, which may change the order and so require more. */
const MOST_HEAD_ROUNDS = 2;

async function searchIn(
  index: IndexLoader,
  query: string,
  {onAnswer, signal, ...options}: SearchCall,
): Promise<SearchAnswer> {
  const askOnce = async () => {
    signal?.throwIfAborted();
    const found = await index.ask({type: 'search', query, options}, 'found');
    signal?.throwIfAborted();
    return found;
  };
  const ask = async () => {
    let found = await askOnce();
    for (let round = 0; round < MOST_HEAD_ROUNDS && found.headless.length > 0; round += 1) {
      await index.loadHeads(found.headless);
      found = await askOnce();
    }
    const headless = new Set(found.headless);
    return {
      ...found,
      hits: found.hits.map((hit) => (headless.has(hit.index) ? {...hit, sections: []} : hit)),
    };
  };
  const {hits, missing} = await ask();
  if (missing.length === 0) {
    return {query, hits, stage: 'full'};
  }
  onAnswer?.({query, hits, stage: 'titles'});
  try {
    await index.loadBodies(missing);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof MissingFile) {
      throw error;
    }
    return {query, hits, stage: 'titles', failure: toSearchError(error)};
  }
  return {query, hits: (await ask()).hits, stage: 'full'};
}

/** Leaves an abort as it is. */
function toSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) {
    return error;
  }
  if (error instanceof DOMException && error.name === 'AbortError') {
    throw error;
  }
  return new SearchError('engine', String(error), {cause: error});
}
