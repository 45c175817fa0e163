import {
  HOSTED_SEARCH_MS,
  HOSTED_SEARCH_REST_MS,
  type HostedTimes,
  SEARCH_REPORT_DELAY_MS,
} from '../limits';
import type {SearchClient} from '@selection-set/search/client';
import {createReporter, type InsightsEvent} from '../insights/createReporter';
import {createFallbackClient, isHosted, kindOfPath, toHosted} from './createFallbackClient';
import {createHostedIndex} from './createHostedIndex';
import {createQueries, type HostSettings} from './createQueries';
import type {HostedConfig} from './readHostedConfig';
import type {HostedPlace} from './toSearchHit';

export interface AlgoliaOptions extends HostSettings {
  readonly config: HostedConfig;
  readonly place: HostedPlace;
  /** Answers when the hosted index does not. */
  readonly embedded: SearchClient;
  /** Whether the reader lets the search report (API-2). */
  readonly isAllowed: () => boolean;
  readonly sendEvents: (events: readonly InsightsEvent[]) => void;
  /** Receives a sentence about what is wrong with the hosted index. */
  readonly warn: (message: string) => void;
  /** How long to wait for the hosted index. */
  readonly times?: HostedTimes | undefined;
}

/** The search of one language and version in a hosted index of DocSearch records, with the site's own search as a fallback. */
export function createAlgoliaClient(options: AlgoliaOptions): SearchClient {
  const {config, place, embedded, hosts, origin, times = HOSTED_SEARCH_MS} = options;
  const {appId, apiKey, indexName} = config;
  const queries = createQueries({appId, apiKey, hosts, origin, times});
  const isAllowed = (): boolean => config.insights && options.isAllowed();
  const hosted = createHostedIndex({
    settings: config,
    place,
    ask: queries.search,
    facetsOf: kindOfPath,
    isMeasured: isAllowed,
  });
  const client = createFallbackClient({
    hosted,
    embedded,
    prefetch: queries.load,
    timing: times,
    rest: HOSTED_SEARCH_REST_MS,
    now: Date.now,
    warn: ({code, message}) => {
      const settings =
        code === 'refused'
          ? ' Check ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME.'
          : '';
      options.warn(
        `The hosted search does not answer (${code}): ${message.replace(/\.?$/u, '.')}${settings} The search of this site's own index answers instead.`,
      );
    },
  });
  return config.insights
    ? {
        ...client,
        report: createReporter({
          index: indexName,
          userToken: makeToken(),
          delay: SEARCH_REPORT_DELAY_MS,
          find: (at) => (isHosted(at) ? hosted.find(toHosted(at)) : undefined),
          isAllowed,
          send: options.sendEvents,
        }),
      }
    : client;
}

/** Distinguishes the events of one page load from those of others, and identifies nothing else. */
function makeToken(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return `anonymous-${[...numbers].map((number) => number.toString(36)).join('')}`;
}
