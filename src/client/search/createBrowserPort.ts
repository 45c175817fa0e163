import {connectWorker} from '../../lib/search/client/connectWorker';
import type {SearchPort} from '../../lib/search/client/protocol';

/** An engine in a worker, or on the page where workers do not run. The worker is a file of this site: no blob, nothing evaluated. */
export async function createBrowserPort(): Promise<SearchPort> {
  try {
    return await connectWorker(new Worker(new URL('./worker.ts', import.meta.url)));
  } catch {
    const {createLocalPort} = await import('../../lib/search/client/createLocalPort');
    return createLocalPort();
  }
}
