import type {SearchAnswer, SearchClient} from '@selection-set/search/client';
import {createAlgoliaClient} from '../../src/hosted/createAlgoliaClient';
import {readHostedConfig} from '../../src/hosted/readHostedConfig';
import type {HostedTimes} from '../../src/limits';
import type {InsightsEvent} from '../../src/insights/createReporter';
import {later, type TestServer} from './server';

/** Every answer of a provider is in time, however busy the machine is. */
export const PATIENT: HostedTimes = {
  stall: 20_000,
  deadline: 40_000,
  connect: 40_000,
  read: 40_000,
};

export const OWN: SearchAnswer = {
  query: '',
  hits: [{url: '/own', title: 'Own', index: 0, score: 1, facets: [], sections: []}],
  stage: 'full',
};

/** The site's own search, which answers after a while. */
export function createEmbedded(delay = 1, fail?: Error) {
  const asked: string[] = [];
  const client: SearchClient = {
    prefetch: () => {
      asked.push('prefetch');
    },
    search: async (query, {onAnswer} = {}) => {
      asked.push(query);
      onAnswer?.({...OWN, query, stage: 'titles'});
      await later(delay);
      if (fail !== undefined) {
        throw fail;
      }
      return {...OWN, query};
    },
    excerpts: async (_query, places) => places.map(() => ({text: 'own', marks: []})),
    headings: async () => [],
    close: () => undefined,
  };
  return {client, asked};
}

interface Choices {
  readonly hosts?: readonly string[];
  readonly algolia?: object;
  readonly embedded?: ReturnType<typeof createEmbedded>;
  readonly isAllowed?: boolean;
  readonly times?: HostedTimes;
}

/** The hosted search against a local server, with the real client of the provider. */
export function createHosted(
  {origin}: Pick<TestServer, 'origin'>,
  {
    hosts = ['/api/search'],
    algolia = {},
    embedded = createEmbedded(),
    isAllowed = false,
    times = PATIENT,
  }: Choices = {},
) {
  const warnings: string[] = [];
  const events: InsightsEvent[] = [];
  const config = readHostedConfig({
    appId: 'APP',
    apiKey: 'search-only',
    indexName: 'portal',
    ...algolia,
  });
  if (config === undefined) {
    throw new Error('no configuration');
  }
  const client = createAlgoliaClient({
    config,
    hosts,
    origin,
    place: {
      siteUrl: 'https://portal.example',
      baseUrl: '/',
      locale: 'en-US',
      version: 'current',
    },
    embedded: embedded.client,
    isAllowed: () => isAllowed,
    times,
    sendEvents: (sent) => events.push(...sent),
    warn: (message) => warnings.push(message),
  });
  return {client, warnings, events, embedded};
}
