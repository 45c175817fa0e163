import {OFFLINE_PAGE_LIMIT} from '../lib/constants';
import {contentHash, hasRightType, isSound, withHash} from '../lib/offline/requests';
import {findFiles, pageKey} from '../lib/offline/files';
import {compare, isListed} from './lists';
import {NAMES, baseOf, offlinePage, settings} from './scope';
import {fitFiles} from './tidy';

const MATCH = {ignoreSearch: true, ignoreVary: true};

/** All caches of this portal: pages that were read come before a downloaded language, which may be older. */
async function openAll(): Promise<readonly Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAMES.language));
  return Promise.all([NAMES.pages, NAMES.files, ...names].map((name) => caches.open(name)));
}

/** A cached file or page from any cache. One whose content differs from the hash that was compared is deleted. */
export async function findKept(address: string): Promise<Response | undefined> {
  for (const cache of await openAll()) {
    const found = await cache.match(address, MATCH);
    if (found !== undefined && (await isSound(found))) {
      return found;
    }
    if (found !== undefined) {
      await cache.delete(address, MATCH);
    }
  }
  return undefined;
}

async function isKept(address: string): Promise<boolean> {
  const found = (await openAll()).map((cache) => cache.match(address, MATCH));
  return (await Promise.all(found)).some((response) => response !== undefined);
}

export function keyOf(address: string): string {
  return pageKey(address, settings.locales);
}

/** A file is cached once, ignoring its query. */
function fileKey(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + pathname;
}

/**
 * Caches a page of the build with the files that it loads, and no more pages than the limit: the oldest are removed first. The offline page
 * is cached as well, and stays.
 */
export async function keepPage(address: string, response: Response): Promise<void> {
  const key = keyOf(address);
  const body = await response.arrayBuffer();
  const text = new TextDecoder().decode(body);
  const hash = await contentHash(body);
  const found = await compare(key, hash);
  // Hosts may add to a page; a foreign page, such as that of a captive portal, is rejected even under the portal's address.
  if (found === 'unknown' || (found === 'other' && !isWhole(text))) {
    return;
  }
  await keepFiles(findFiles(text, address, settings.baseUrl));
  const cache = await caches.open(NAMES.pages);
  await cache.delete(key);
  await cache.put(key, withHash(response, body, hash));
  const offlinePages = settings.locales.map(offlinePage);
  const keys = (await cache.keys()).filter(({url}) => !offlinePages.includes(url));
  await Promise.all(keys.slice(0, -OFFLINE_PAGE_LIMIT).map((old) => cache.delete(old)));
  await fitFiles();
  await keepOfflinePage(baseOf(key));
}

async function keepOfflinePage(baseUrl: string): Promise<void> {
  const address = offlinePage(baseUrl);
  if (!(await isKept(address))) {
    const response = await fetch(address).catch(() => undefined);
    if (response !== undefined && isKeepable(response)) {
      await keepPage(address, response);
    }
  }
}

/** Whether it is a complete page of Docusaurus. */
function isWhole(text: string): boolean {
  return /\bid="?__docusaurus\b/u.test(text) && text.includes('</body>');
}

/** Fetches and caches files that are not cached yet. Skips one that fails to load: the page can be read without it. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    [...new Set(addresses.map(fileKey))].map(async (key) => {
      if (!(await isKept(key)) && (await isListed(key))) {
        await bringFile(key).catch(() => undefined);
      }
    }),
  );
}

/** Bypasses every cache if its content is not the file. */
async function bringFile(key: string): Promise<void> {
  const isDone = await keepFile(key, await fetch(key));
  if (!isDone) {
    await keepFile(key, await fetch(key, {cache: 'reload'}));
  }
}

/**
 * Caches a file as the build has written it, and nothing else under its name.
 *
 * @returns whether it is cached.
 */
export async function keepFile(address: string, response: Response): Promise<boolean> {
  const key = fileKey(address);
  if (!isKeepable(response) || !hasRightType(key, response)) {
    return false;
  }
  const body = await response.arrayBuffer();
  const hash = await contentHash(body);
  if ((await compare(key, hash)) !== 'same') {
    return false;
  }
  const cache = await caches.open(NAMES.files);
  await cache.put(key, withHash(response, body, hash));
  return true;
}

/** Whether it is a successful response of this site. */
export function isKeepable(response: Response): boolean {
  return response.ok && response.status === 200 && response.type === 'basic';
}
