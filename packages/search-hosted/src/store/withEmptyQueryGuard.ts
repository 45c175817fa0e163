import {HOSTED_HITS} from '../limits';

interface BaseRequest {
  readonly indexName: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A query for records, or for values of a facet. */
export type QueryRequest =
  | (BaseRequest & {readonly type?: undefined; readonly query: string})
  | (BaseRequest & {readonly type: 'facet'; readonly facet: string});

/** What of a client is used. */
export interface QueryClient {
  readonly search: (requests: readonly QueryRequest[]) => Promise<unknown>;
}

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
