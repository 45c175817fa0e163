import type {PackageInfo, PackageRequest} from '../contracts/packageInfo';
import {
  PACKAGE_ANSWER_MAX_BYTES,
  PACKAGE_REQUEST_TIMEOUT_MS,
  PACKAGE_RETRY_LIMIT,
} from '../constants';
import {encodeName, joinAddress, parseJson, readmeAddress, requestText} from './requestText';
import {
  createPromiseCache,
  loadFacts,
  requestKey,
  type PackageProblem,
  type PackageSources,
} from './loadFacts';
import {mergeFacts} from './mergeFacts';
import {createFetchTransport, type Fetch, type Limits} from './transport';

export interface PackageInfoClientOptions {
  readonly fetch: Fetch;
  /** The registry; documents lie directly below it (API-4). */
  readonly registryUrl: string;
  /** Base address of weekly figures (API-5); without it there are none. */
  readonly downloadsUrl?: string;
  /** Base address of repositories (API-6); without it READMEs come from the registry. */
  readonly sourceUrl?: string;
  readonly limits?: Partial<Limits>;
  /** Current time, in milliseconds. */
  readonly now?: () => number;
  /** Receives everything that could not be fetched, including a missing README (API-6); the console by default. */
  readonly report?: (problem: PackageProblem) => void;
}

export interface PackageInfoClient {
  /**
   * Information about one package, fetched once and then cached (API-9).
   *
   * @throws Error when the package document cannot be fetched; the next call tries again.
   */
  readonly get: (request: PackageRequest) => Promise<PackageInfo>;
}

/** Package information on demand, in the browser too, with the rules of the build (C-15, PKG-1, API-4..6, API-9). */
export function createPackageInfoClient(options: PackageInfoClientOptions): PackageInfoClient {
  const {now = Date.now, report = logProblem} = options;
  const cache = createPromiseCache<PackageInfo>();
  const sources = createSources(options);
  const load = async (request: PackageRequest): Promise<PackageInfo> => {
    const facts = await loadFacts(request, sources);
    facts.problems.forEach(report);
    const failure = facts.problems.find(({source}) => source === 'document');
    if (failure !== undefined) {
      throw new Error(`Nothing is known about the package "${request.name}". ${failure.message}`);
    }
    const today = new Date(now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
    return mergeFacts(request.name, undefined, facts, today);
  };
  return {get: (request) => cache.get(requestKey(request), () => load(request))};
}

function createSources({
  fetch,
  registryUrl,
  downloadsUrl,
  sourceUrl,
  limits: given,
}: PackageInfoClientOptions): PackageSources {
  const limits: Limits = {
    timeoutMs: PACKAGE_REQUEST_TIMEOUT_MS,
    maxBytes: PACKAGE_ANSWER_MAX_BYTES,
    retries: PACKAGE_RETRY_LIMIT,
    signal: new AbortController().signal,
    ...given,
  };
  const transport = createFetchTransport(fetch);
  const readJson = async (address: string, what: string) =>
    parseJson(await requestText(transport, address, 'application/json', limits), what);
  return {
    readDocument: (name) =>
      readJson(joinAddress(registryUrl, encodeName(name)), `The package document of "${name}"`),
    readDownloads:
      downloadsUrl === undefined
        ? undefined
        : (name) =>
            readJson(joinAddress(downloadsUrl, encodeName(name)), `The downloads of "${name}"`),
    readRepositoryReadme:
      sourceUrl === undefined
        ? undefined
        : (repo, path) =>
            requestText(transport, readmeAddress(sourceUrl, repo, path), 'text/plain', limits),
  };
}

function logProblem({source, name, message}: PackageProblem): void {
  console.error(`The ${source} of "${name}" could not be fetched. ${message}.`);
}
