import {OFFLINE_LIST_FILE, type OfflineList} from '@site/src/lib/contracts/offline';
import {findMissing, parseList, sumBytes} from '@site/src/lib/offline/downloadLanguage';
import {NAMES} from './keptPages';

/** Address of the list that a language's files were loaded by, cached next to them once all have arrived. */
const listAddress = (baseUrl: string): string =>
  `${window.location.origin}${baseUrl}${OFFLINE_LIST_FILE}`;

export function languageCache(locale: string): Promise<Cache> {
  return caches.open(NAMES.language + locale);
}

/** @throws Error when offline, and when the answer is not a list. */
export async function fetchList(baseUrl: string): Promise<OfflineList> {
  const response = await fetch(listAddress(baseUrl), {cache: 'no-cache'});
  const value: unknown = await response.json();
  return parseList(value);
}

/** The state of a language on this device. Sizes are in bytes. */
export async function lookAtLanguage(
  locale: string,
  baseUrl: string,
): Promise<{
  readonly total: number | undefined;
  readonly missing: number;
  readonly isKept: boolean;
}> {
  const newest = await fetchList(baseUrl).catch(() => undefined);
  const kept = await readKeptList(locale, baseUrl);
  const list = newest ?? kept;
  return {
    total: list && sumBytes(list.files),
    missing:
      newest && kept
        ? sumBytes(await findMissing(newest, await languageCache(locale), window.location.origin))
        : 0,
    isKept: kept !== undefined,
  };
}

async function readKeptList(locale: string, baseUrl: string): Promise<OfflineList | undefined> {
  // Queried by name: opening the cache of a language that is being removed would create it again.
  const response = await caches.match(listAddress(baseUrl), {
    cacheName: NAMES.language + locale,
  });
  const value: unknown = await response?.json();
  return value === undefined ? undefined : parseList(value);
}

/** Marks a language as complete. */
export async function keepList(locale: string, baseUrl: string, list: OfflineList): Promise<void> {
  const cache = await languageCache(locale);
  await cache.put(listAddress(baseUrl), Response.json(list));
}

export async function removeLanguage(locale: string): Promise<void> {
  await caches.delete(NAMES.language + locale);
}
