import {OFFLINE_PAGE_LIMIT} from '../lib/constants';
import {CACHES} from '../lib/contracts/offline';
import {findFiles, pageKey} from '../lib/offline/findFiles';
import {settings} from './scope';

/** A kept file or page, whichever cache has it. */
export async function findKept(address: string): Promise<Response | undefined> {
  return caches.match(address, {ignoreSearch: true, ignoreVary: true});
}

export function keyOf(address: string): string {
  return pageKey(address, settings.locales);
}

/** Keeps the files that a page names, then the page, and no more pages than the limit: the first ones that were read go first. */
export async function keepPage(address: string, response: Response): Promise<void> {
  const key = keyOf(address);
  const text = await response.clone().text();
  await keepFiles(findFiles(text, address, settings.baseUrl));
  const cache = await caches.open(CACHES.pages);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -OFFLINE_PAGE_LIMIT).map((old) => cache.delete(old)));
}

/** Fetches and keeps files that are not kept yet. One that does not come is left out: the page can be read without it. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.files);
  await Promise.all(
    addresses.map(async (address) => {
      if ((await findKept(address)) === undefined) {
        await cache.add(address).catch(() => undefined);
      }
    }),
  );
}

export async function keepFile(address: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHES.files);
  await cache.put(address, response);
}

/** A page that was built, and not an error or an answer of another host. */
export function isKeepable(response: Response): boolean {
  return response.ok && response.status === 200 && response.type === 'basic';
}
