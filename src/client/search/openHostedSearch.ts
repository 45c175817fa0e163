import {SEARCH_REPORT_STORAGE_KEY} from '../../lib/constants';
import type {SearchAnswer, SearchClient} from '@selection-set/search/client';
import {
  describeMissing,
  type HostedConfig,
  readHostedConfig,
  type HostedPlace,
  isReportAllowed,
} from '@selection-set/search-hosted';

export interface HostedSearch {
  /** `themeConfig.algolia`. */
  readonly algolia: unknown;
  /** Hosts for queries; empty for the provider's own. */
  readonly hosts: readonly string[];
  readonly place: HostedPlace;
  /** Answers when the hosted search does not. */
  readonly embedded: SearchClient;
}

const clients = new Map<string, SearchClient>();

/**
 * The hosted search of a language and version, the same from page to page; the embedded one if settings are missing, which the console then
 * names (ERR-11). Its code is loaded with the first request.
 */
export function openHostedSearch({algolia, ...search}: HostedSearch): SearchClient {
  const {locale, version} = search.place;
  const key = `${locale} ${version}`;
  const known = clients.get(key);
  if (known !== undefined) {
    return known;
  }
  const config = readHostedConfig(algolia);
  if (config === undefined) {
    console.error(describeMissing(algolia));
  }
  const client = config === undefined ? search.embedded : createLazyClient(search, config);
  clients.set(key, client);
  return client;
}

function createLazyClient(
  {hosts, place, embedded}: Omit<HostedSearch, 'algolia'>,
  config: HostedConfig,
): SearchClient {
  let kept: Promise<SearchClient> | undefined;
  let isTold = false;

  async function load(): Promise<SearchClient> {
    const [{createAlgoliaClient}, {sendEvents}] = await Promise.all([
      import('@selection-set/search-hosted/hosted/createAlgoliaClient'),
      import('@selection-set/search-hosted/insights/sendEvents'),
    ]);
    return createAlgoliaClient({
      config,
      hosts,
      place,
      embedded,
      origin: location.origin,
      isAllowed: readPrivacy,
      sendEvents: (events) => {
        const proxy = hosts.find((host) => host.startsWith('/'));
        sendEvents(events, {...config, fetch: fetch.bind(globalThis), proxy});
      },
      warn: (message) => {
        console.error(message);
      },
    });
  }
  const client = async (): Promise<SearchClient> => {
    kept ??= load();
    try {
      return await kept;
    } catch (error) {
      kept = undefined;
      if (!isTold) {
        isTold = true;
        console.error(
          `The code of the hosted search could not be loaded (${String(error)}). The search of this site's own index answers instead.`,
        );
      }
      return withNotice(embedded);
    }
  };

  return {
    isMetered: true,
    prefetch: () => {
      void client().then((own) => own.prefetch());
    },
    search: async (query, call) =>
      query.trim() === '' ? {query, hits: [], stage: 'full'} : (await client()).search(query, call),
    excerpts: async (...args) => (await client()).excerpts(...args),
    headings: async (page) => (await client()).headings(page),
    close: () => {
      embedded.close();
    },
    ...(config.insights && {
      report: (event) => {
        void client().then((own) => own.report?.(event));
      },
    }),
  };
}

function mark(answer: SearchAnswer): SearchAnswer {
  return {...answer, notice: 'unreachable'};
}

/** The embedded search replacing the hosted one, with a notice next to its answers. */
function withNotice(embedded: SearchClient): SearchClient {
  return {
    ...embedded,
    search: async (query, call = {}) =>
      mark(
        await embedded.search(query, {
          ...call,
          onAnswer: (answer) => call.onAnswer?.(mark(answer)),
        }),
      ),
  };
}

/** Privacy signals of reader and browser; a browser that blocks access counts as an objection. */
function readPrivacy(): boolean {
  try {
    return isReportAllowed({
      consent: localStorage.getItem(SEARCH_REPORT_STORAGE_KEY),
      doNotTrack: navigator.doNotTrack,
      globalPrivacyControl:
        'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    });
  } catch {
    return false;
  }
}
