import {OFFLINE_PAGE_LIMIT} from '../lib/constants';
import {contentHash, hasRightType, isSound, withHash} from '../lib/offline/requests';
import {findFiles, pageKey} from '../lib/offline/files';
import {compare, isListed} from './lists';
import {NAMES, baseOf, offlinePage, settings} from './scope';
import {fitFiles} from './tidy';

const MATCH = {ignoreSearch: true, ignoreVary: true};

/** All caches of this portal: what was read comes before a downloaded language, which may be older. */
async function openAll(): Promise<readonly Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAMES.language));
  return Promise.all([NAMES.pages, NAMES.files, ...names].map((name) => caches.open(name)));
}

/** A kept file or page, whichever cache has it. One whose content is not what was compared with the list goes instead. */
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

/** A file is kept once, whatever follows its path. */
function fileKey(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + pathname;
}

/**
 * Keeps a page of the build with the files that it loads, and no more pages than the limit: the first ones that were read go first. The page
 * that says what can be read is kept beside it, and stays.
 */
export async function keepPage(address: string, response: Response): Promise<void> {
  const key = keyOf(address);
  const body = await response.arrayBuffer();
  const text = new TextDecoder().decode(body);
  const hash = await contentHash(body);
  const found = await compare(key, hash);
  // Hosts may add to a page; to what is no page of the portal, such as that of a captive portal, its address does not help.
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

/** A page of Docusaurus that was not cut off. */
function isWhole(text: string): boolean {
  return /\bid="?__docusaurus\b/u.test(text) && text.includes('</body>');
}

/** Fetches and keeps files that are not kept yet. One that does not come is left out: the page can be read without it. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    [...new Set(addresses.map(fileKey))].map(async (key) => {
      if (!(await isKept(key)) && (await isListed(key))) {
        await bringFile(key).catch(() => undefined);
      }
    }),
  );
}

/** Around every cache where what they have is not the file. */
async function bringFile(key: string): Promise<void> {
  const isDone = await keepFile(key, await fetch(key));
  if (!isDone) {
    await keepFile(key, await fetch(key, {cache: 'reload'}));
  }
}

/**
 * Keeps a file as the build has written it, and nothing else that answers under its name.
 *
 * @returns whether it is kept.
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

/** An answer of this site, and no error. */
export function isKeepable(response: Response): boolean {
  return response.ok && response.status === 200 && response.type === 'basic';
}
