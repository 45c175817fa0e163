import {HOSTED_SEARCH_MS, type HostedTimes} from '../limits';
import type {QueryClient} from './toSearchHit';

/** Where queries go (API-1, C-14). */
export interface HostSettings {
  /** Paths of this site, such as `/api/search`, or full addresses; tried in this order. Without any, the provider's own hosts. */
  readonly hosts: readonly string[];
  /** Of the page, for paths. */
  readonly origin: string;
}

export interface QueryHost {
  /** Host with its port and the start of the path. */
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** Hosts in the format of the provider's client. */
export function toHosts({hosts, origin}: HostSettings): QueryHost[] {
  return hosts.map((host) => {
    const {protocol, host: name, pathname} = new URL(host, origin);
    return {
      url: `${name}${pathname}`.replace(/\/$/u, ''),
      protocol: protocol === 'http:' ? 'http' : 'https',
      accept: 'readWrite',
    };
  });
}

/** `algoliasearch`, loaded with the first query; queries are sent in lists (API-1). */
export interface Queries extends QueryClient {
  /** Loads the code and sends nothing. */
  readonly load: () => Promise<void>;
}

export interface QueriesOptions extends HostSettings {
  readonly appId: string;
  /** A key for searching only; it is public (SEA-3). */
  readonly apiKey: string;
  readonly times?: Pick<HostedTimes, 'connect' | 'read'>;
}

/**
 * The provider's own client: tries the next host when one is slow or broken, and sends the same query once. It stores nothing in the
 * browser, and retries at once only when that can help: too many requests count as an answer.
 */
export function createQueries({
  appId,
  apiKey,
  times = HOSTED_SEARCH_MS,
  ...settings
}: QueriesOptions): Queries {
  let loading: ReturnType<typeof load> | undefined;

  async function load() {
    const [{liteClient}, {createMemoryCache}] = await Promise.all([
      import('algoliasearch/lite'),
      import('@algolia/client-common'),
    ]);
    const memory = createMemoryCache({serializable: false});
    const hosts = toHosts(settings);
    const {connect, read} = times;
    return liteClient(appId, apiKey, {
      ...(hosts.length === 0 ? {} : {hosts}),
      // By address: 5.64.0 stores failed hosts under one key, and reads them under another.
      hostsCache: {
        ...memory,
        get: async (host, value, events) => memory.get(keyOf(host), value, events),
        set: async (host, value) => memory.set(keyOf(host), value),
      },
      timeouts: {connect, read, write: read},
      maxRateLimitRetries: 0,
    });
  }
  const client = async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  return {
    load: async () => {
      await client();
    },
    search: async (requests) => {
      const own = await client();
      return own.search({
        requests: requests.map(({params, ...request}) =>
          request.type === 'facet'
            ? {...params, ...request}
            : {...params, indexName: request.indexName, query: request.query},
        ),
      });
    },
  };
}

function keyOf(host: string | Readonly<Record<string, unknown>>): string {
  return typeof host === 'string' ? host : String(host.url);
}
