import {connectWorker, type SearchPort} from '@selection-set/search/client';

/** An engine in a worker, or on the page where workers do not run. The worker is a file of this site: no blob, nothing evaluated. */
export async function createBrowserPort(): Promise<SearchPort> {
  try {
    return await connectWorker(new Worker(new URL('./worker.ts', import.meta.url)));
  } catch {
    const {createLocalPort} = await import('@selection-set/search/client/createLocalPort');
    return createLocalPort();
  }
}
