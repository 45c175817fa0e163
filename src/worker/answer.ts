import {OFFLINE_NETWORK_PATIENCE_MS} from '../lib/constants';
import {findKept, isKeepable, keepFile, keepPage, keyOf} from './keep';
import {settings} from './scope';

/**
 * A page from the network, and from what is kept where the network says nothing for a few seconds or at all. A page that was never read
 * gives way to the page that says so.
 */
export async function answerPage(event: ServiceWorkerFetchEvent): Promise<Response> {
  const {request} = event;
  const kept = await findKept(keyOf(request.url));
  const fetched = fetch(request).then((response) => {
    if (isKeepable(response)) {
      event.waitUntil(keepPage(request.url, response.clone()));
    }
    return response;
  });
  try {
    return kept === undefined ? await fetched : await withPatience(fetched, kept);
  } catch {
    return kept ?? redirectToOffline(request.url);
  }
}

/** A file that never changes under its name: kept or fetched once. */
export async function answerFixed(event: ServiceWorkerFetchEvent): Promise<Response> {
  return (await findKept(event.request.url)) ?? fetchAndKeep(event);
}

/** A file that may change: the newest that can be had. */
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
  if (isKeepable(response)) {
    event.waitUntil(keepFile(event.request.url, response.clone()));
  }
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

/** To the page that lists what is kept, in the language of the address. */
function redirectToOffline(address: string): Response {
  const {origin, pathname, search} = new URL(address);
  const locale = settings.locales.find((baseUrl) => pathname.startsWith(baseUrl));
  const offline = `${origin}${locale ?? settings.baseUrl}offline`;
  return keyOf(address) === offline
    ? Response.error()
    : Response.redirect(`${offline}?page=${encodeURIComponent(pathname + search)}`);
}
