import i18n from '@generated/i18n';
import {cachesOf} from '@site/src/lib/contracts/offline';

/** Names of the caches of this portal, which all its languages share. */
export const NAMES = cachesOf(i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/');

/** Paths of the pages that were read and cached, the last one first; none if the browser stores nothing. */
export async function listKeptPages(): Promise<readonly string[]> {
  const cache = await caches.open(NAMES.pages);
  const requests = await cache.keys();
  return requests.map(({url}) => new URL(url).pathname).toReversed();
}

/** Removes the pages that were read, and their files. Downloaded languages stay. */
export async function removeKeptPages(): Promise<void> {
  await Promise.all([caches.delete(NAMES.pages), caches.delete(NAMES.files)]);
}
