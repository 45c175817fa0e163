import {
  SEARCH_FOLDER,
  connectWorker,
  createSearchClient,
  manifestFile,
  type SearchClient,
  type SearchPort,
} from '@selection-set/search/client';
import {SEARCH_FILE_TIMEOUT_MS} from '../../lib/constants';

/** An engine in a worker, or on the page if workers do not run. The worker is a file of this site: no blob, no eval. */
async function createBrowserPort(): Promise<SearchPort> {
  try {
    return await connectWorker(new Worker(new URL('./worker.ts', import.meta.url)));
  } catch {
    const {createLocalPort} = await import('@selection-set/search/client/createLocalPort');
    return createLocalPort();
  }
}

export interface SearchPlace {
  /** Of the language, with a slash at both ends. */
  readonly baseUrl: string;
  readonly locale: string;
  readonly version: string;
}

const clients = new Map<string, SearchClient>();

/** The search of a language and version, the same from page to page, so that worker and index are loaded only once. */
export function openSearch({baseUrl, locale, version}: SearchPlace): SearchClient {
  const folder = `${baseUrl}${SEARCH_FOLDER}/`;
  const manifest = manifestFile(locale, version);
  const key = folder + manifest;
  const client =
    clients.get(key) ??
    createSearchClient({
      folder,
      manifest,
      fetch: fetch.bind(globalThis),
      timeout: SEARCH_FILE_TIMEOUT_MS,
      createPort: createBrowserPort,
    });
  clients.set(key, client);
  return client;
}
