import {SIDEBAR_COLLAPSE_LEVEL_FALLBACK} from '../constants';
import type {CommentsConsent, CommentSettings} from '../contracts/siteFields';
import {FIRST_LOAD_MODES, type FirstLoadMode} from '../firstLoad/awaitIntent';
import {parseRepositoryBase} from '../git/repository';
import type {Environment} from './resolveDeployment';

const REQUIRED = [
  'GISCUS_REPO',
  'GISCUS_REPO_ID',
  'GISCUS_CATEGORY',
  'GISCUS_CATEGORY_ID',
] as const;
const OPTIONAL = ['GISCUS_HOST', 'GISCUS_CONSENT'] as const;
const DEFAULT_HOST = 'https://giscus.app';

type Name = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

/**
 * Settings of the comments, from the environment (CMT-1, C-26). `GISCUS_HOST` and `GISCUS_CONSENT` are optional.
 *
 * @returns undefined when no variable is set: there are no comments then.
 * @throws Error naming the variable that is missing or wrong.
 */
export function readComments(env: Environment): CommentSettings | undefined {
  const read = (name: Name): string => env[name]?.trim() ?? '';
  if ([...REQUIRED, ...OPTIONAL].every((name) => read(name) === '')) {
    return undefined;
  }
  const missing = REQUIRED.filter((name) => read(name) === '');
  if (missing.length > 0) {
    throw new Error(
      `Comments are configured in part; missing in the environment: ${missing.join(', ')}. Take the values for your repository from https://giscus.app, or leave all GISCUS_ variables unset for no comments.`,
    );
  }
  return {
    repo: readRepo(read('GISCUS_REPO')),
    repoId: read('GISCUS_REPO_ID'),
    category: read('GISCUS_CATEGORY'),
    categoryId: read('GISCUS_CATEGORY_ID'),
    host: readHost(read('GISCUS_HOST')),
    consent: readConsent(read('GISCUS_CONSENT')),
  };
}

function readRepo(value: string): CommentSettings['repo'] {
  const [owner = '', name = '', ...rest] = value.split('/');
  if (rest.length > 0 || ![owner, name].every((part) => /^[\w.-]+$/u.test(part))) {
    throw new Error(
      `GISCUS_REPO is "${value}"; expected owner and name of the repository, such as "selection-set/portal".`,
    );
  }
  return `${owner}/${name}`;
}

/** The widget compares this with the origin of messages, so it must be an origin. */
function readHost(value: string): string {
  if (value === '') {
    return DEFAULT_HOST;
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `GISCUS_HOST is "${value}"; expected an address without a path, such as "${DEFAULT_HOST}", which is also the default.`,
    );
  }
  return url.origin;
}

function readConsent(value: string): CommentsConsent {
  if (value !== '' && value !== 'view' && value !== 'click') {
    throw new Error(
      `GISCUS_CONSENT is "${value}"; write "click" to load comments after a click only, or leave it unset to load them when they come into view.`,
    );
  }
  return value === 'click' ? 'click' : 'view';
}

/** The parts of `themeConfig.algolia` that come from the environment. */
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
 * The hosted search, from the environment (SEA-3). `plugins/output/hosted-search` reports missing values, and the embedded search answers.
 *
 * @returns undefined when no variable is set.
 * @throws Error when the write key would be published.
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
 * The addresses for queries, from `ALGOLIA_HOSTS`: paths of this site below `/api/`, or full addresses, separated by commas (API-1, C-14).
 *
 * @throws Error naming a value that is neither.
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

/**
 * The address that receives newsletter sign-ups, from `NEWSLETTER_ACTION` (API-8, C-24).
 *
 * @returns undefined when the variable is unset or empty: there is no form then.
 * @throws Error when the value is not an http or https address.
 */
export function readNewsletterAction(env: Environment): string | undefined {
  const value = env.NEWSLETTER_ACTION?.trim();
  if (!value) {
    return undefined;
  }
  if (!URL.canParse(value) || !/^https?:$/u.test(new URL(value).protocol)) {
    throw new Error(
      `NEWSLETTER_ACTION is "${value}"; expected the full address that takes the form, such as "https://lists.example.org/subscribe". Leave it unset for no newsletter.`,
    );
  }
  return value;
}

/**
 * How pages start, from `FIRST_LOAD`: `light`, which is the default, or `plain`.
 *
 * @throws Error when the value is neither.
 */
export function readFirstLoad(env: Environment): FirstLoadMode {
  const value = env.FIRST_LOAD?.trim() || 'light';
  const mode = FIRST_LOAD_MODES.find((known) => known === value);
  if (mode === undefined) {
    throw new Error(
      `FIRST_LOAD is "${value}"; expected "light" for pages that load their scripts once a reader needs them, or "plain" for pages that load them at once, as Docusaurus does. Leave it unset for "light".`,
    );
  }
  return mode;
}

/**
 * Whether pages remain available offline, from `OFFLINE`: `on`, or `off`, which also removes the caches of earlier builds.
 *
 * @throws Error when the value is neither.
 */
export function readOffline(env: Environment): boolean {
  const value = env.OFFLINE?.trim() || 'on';
  if (value !== 'on' && value !== 'off') {
    throw new Error(
      `OFFLINE is "${value}"; expected "on" or "off". Leave it unset to keep the pages that readers have read.`,
    );
  }
  return value === 'on';
}

export interface DocsConfigInput {
  /** Product name; the part after the dash in every page title (DOC-4). */
  readonly siteName?: string;
  /** Folder of this site in its repository, such as `https://github.com/owner/name/tree/main`. */
  readonly docsRepositoryBase?: string;
  /**
   * Depth to which sidebar folders start open (DOC-3): 0 for none, 1 for those at the top of a sidebar, and so on. Counts folders inside
   * the sidebar, not slashes of the address (C-03). Default 2.
   */
  readonly sidebarCollapseLevel?: number;
}

export interface DocsConfig {
  readonly siteName: string;
  /** Without a trailing slash. */
  readonly docsRepositoryBase: string;
  readonly sidebarCollapseLevel: number;
}

/**
 * Validates the required configuration of a documentation site, so that a mistake stops the build instead of reaching readers (VAL-10).
 *
 * @returns the same values, trimmed and complete.
 * @throws Error `Missing required "siteName" property`, then `Missing required "docsRepositoryBase" property` (ERR-7,
 * in this order), then `Invalid docsRepositoryBase URL` (ERR-5), then `Invalid sidebarCollapseLevel`.
 */
export function defineDocsConfig({
  siteName,
  docsRepositoryBase,
  sidebarCollapseLevel = SIDEBAR_COLLAPSE_LEVEL_FALLBACK,
}: DocsConfigInput): DocsConfig {
  const name = siteName?.trim();
  if (!name) {
    throw new Error('Missing required "siteName" property');
  }
  const base = docsRepositoryBase?.trim();
  if (!base) {
    throw new Error('Missing required "docsRepositoryBase" property');
  }
  parseRepositoryBase(base);
  if (!Number.isInteger(sidebarCollapseLevel) || sidebarCollapseLevel < 0) {
    throw new Error(
      `Invalid sidebarCollapseLevel: ${JSON.stringify(sidebarCollapseLevel)}. Give a whole number from 0: how many levels of folders start open in the sidebar.`,
    );
  }
  return {siteName: name, docsRepositoryBase: base.replace(/\/+$/u, ''), sidebarCollapseLevel};
}
