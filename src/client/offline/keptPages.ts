import {CACHES} from '@site/src/lib/contracts/offline';

/** Paths of the pages that were read and kept, the last one first; none where the browser keeps nothing. */
export async function listKeptPages(): Promise<readonly string[]> {
  const cache = await caches.open(CACHES.pages);
  const requests = await cache.keys();
  return requests.map(({url}) => new URL(url).pathname).toReversed();
}

/** Removes the pages that were read, and their files. Downloaded languages stay. */
export async function removeKeptPages(): Promise<void> {
  await Promise.all([caches.delete(CACHES.pages), caches.delete(CACHES.files)]);
}
