import type {Environment} from './resolveDeployment';

/** What of `themeConfig.algolia` the environment says. */
export interface AlgoliaEnvironment {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly insights: boolean;
}

const NAMES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_SEARCH_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/**
 * The hosted search, from the environment (SEA-3). What is missing is reported by `plugins/output/hosted-search`, and the embedded search answers.
 *
 * @returns undefined when no variable is set.
 * @throws Error when the key that writes stands where everybody would see it.
 */
export function readAlgolia(env: Environment): AlgoliaEnvironment | undefined {
  const read = (name: string): string => env[name]?.trim() ?? '';
  const [appId, apiKey, indexName] = [NAMES.appId, NAMES.apiKey, NAMES.indexName].map(read);
  if (!appId && !apiKey && !indexName) {
    return undefined;
  }
  if (apiKey && apiKey === read('ALGOLIA_ADMIN_API_KEY')) {
    throw new Error(
      'ALGOLIA_SEARCH_API_KEY is the same as ALGOLIA_ADMIN_API_KEY. Every reader gets the first one: use a key that can only search.',
    );
  }
  return {
    appId: appId ?? '',
    apiKey: apiKey ?? '',
    indexName: indexName ?? '',
    insights: read('ALGOLIA_INSIGHTS') === '1',
  };
}

/**
 * Where queries go, from `ALGOLIA_HOSTS`: paths of this site below `/api/`, or full addresses, separated by commas (API-1, C-14).
 *
 * @throws Error naming what is neither.
 */
export function readSearchHosts(env: Environment): readonly string[] {
  const hosts = (env.ALGOLIA_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim().replace(/\/$/u, ''))
    .filter((host) => host !== '');
  for (const host of hosts) {
    const isPath = /^\/api\/[\w./-]+$/u.test(host) && !host.includes('..');
    const isAddress = /^https?:\/\//u.test(host) && URL.canParse(host);
    if (!isPath && !isAddress) {
      throw new Error(
        `ALGOLIA_HOSTS names "${host}"; expected paths of this site below /api/, such as "/api/search", or full addresses, separated by commas. Leave it unset for the provider's own hosts.`,
      );
    }
  }
  return hosts;
}
