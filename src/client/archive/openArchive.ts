import type {ArchiveData} from '../../lib/contracts/archive';
import {SEARCH_FILE_TIMEOUT_MS} from '../../lib/constants';
import {createLocalPort} from '@selection-set/search/client/createLocalPort';
import {createSearchClient, type SearchClient} from '@selection-set/search/client';

/**
 * The portal's search over files that are already in the page: pages from disk may neither fetch nor start workers. The client asks as it would
 * ask a server, and is answered here.
 */
export function openArchive({
  files,
  manifest,
}: Pick<ArchiveData, 'files' | 'manifest'>): SearchClient {
  return createSearchClient({
    folder: '',
    manifest,
    timeout: SEARCH_FILE_TIMEOUT_MS,
    fetch: async (name) => {
      const content = typeof name === 'string' ? files[name] : undefined;
      return new Response(content, {status: content === undefined ? 404 : 200});
    },
    createPort: async () => createLocalPort(),
  });
}
