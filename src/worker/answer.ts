import {OFFLINE_NETWORK_PATIENCE_MS} from '../lib/constants';
import {findKept, isKeepable, keepFile, keepPage, keyOf} from './keep';
import {NAMES, baseOf, offlinePage, settings} from './scope';

/**
 * A page from the network, or from the cache if the network gives no answer within a few seconds or fails. A page that was never read
 * is replaced with the offline page.
 */
export async function answerPage(event: ServiceWorkerFetchEvent): Promise<Response> {
  const {request} = event;
  const fetched = fetch(request).then((response) => {
    if (isKeepable(response)) {
      event.waitUntil(keepPage(request.url, response.clone()));
    }
    return response;
  });
  // Awaited below; until then, its failure must not be reported.
  fetched.catch(() => undefined);
  const kept = await findKept(keyOf(request.url));
  try {
    return kept === undefined ? await fetched : await withPatience(fetched, kept);
  } catch {
    return kept ?? (await redirectToOffline(request.url));
  }
}

/** A file that never changes under its name: from the cache or fetched once, and fetched if a page bypasses every cache. */
export async function answerFixed(event: ServiceWorkerFetchEvent): Promise<Response> {
  const {cache, url} = event.request;
  const kept = cache === 'reload' || cache === 'no-store' ? undefined : await findKept(url);
  return kept ?? fetchAndKeep(event);
}

/** A file that may change: the newest available version. */
export async function answerFile(event: ServiceWorkerFetchEvent): Promise<Response> {
  try {
    return await fetchAndKeep(event);
  } catch (error) {
    const kept = await findKept(event.request.url);
    if (kept === undefined) {
      throw error;
    }
    return kept;
  }
}

async function fetchAndKeep(event: ServiceWorkerFetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  event.waitUntil(keepFile(event.request.url, response.clone()));
  return response;
}

function withPatience(fetched: Promise<Response>, kept: Response): Promise<Response> {
  return Promise.race([
    fetched,
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(kept), OFFLINE_NETWORK_PATIENCE_MS);
    }),
  ]);
}

/** Redirects to the page that lists cached pages: in the language of the address, else in one that was read lately, else in any. */
async function redirectToOffline(address: string): Promise<Response> {
  const {pathname, search, searchParams} = new URL(address);
  const pages = await caches.open(NAMES.pages);
  const read = (await pages.keys()).map(({url}) => url).toReversed();
  const bases = new Set([...[address, ...read].map(baseOf), ...settings.locales]);
  const isOffline = settings.locales.map(offlinePage).includes(keyOf(address));
  const wanted = isOffline ? (searchParams.get('page') ?? '') : pathname + search;
  for (const base of bases) {
    if ((await findKept(offlinePage(base))) !== undefined) {
      return Response.redirect(`${offlinePage(base)}?page=${encodeURIComponent(wanted)}`);
    }
  }
  return Response.error();
}
