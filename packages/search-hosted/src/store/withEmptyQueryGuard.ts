import type {QueryClient} from '../hosted/types';
import {HOSTED_HITS} from '../limits';

/** A client that answers requests without any query by itself, with one empty result for each (VAL-12). */
export function withEmptyQueryGuard(client: QueryClient): QueryClient {
  return {
    search: async (requests) =>
      requests.every((request) => request.type === undefined && request.query === '')
        ? {
            results: requests.map(() => ({
              hits: [],
              nbHits: 0,
              nbPages: 0,
              page: 0,
              hitsPerPage: HOSTED_HITS.usual,
              processingTimeMS: 0,
            })),
          }
        : client.search(requests),
  };
}
