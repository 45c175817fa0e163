import {CACHES} from '../lib/contracts/offline';
import {findUnused} from '../lib/offline/findUnused';

/** After an update: removes files that no kept page needs, and caches that this version does not know. */
export async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('portal-') && !isKnown(name))
      .map((name) => caches.delete(name)),
  );
  const files = await caches.open(CACHES.files);
  const kept = await readAll(files);
  const pages = await readAll(await caches.open(CACHES.pages));
  // Manifests of the search are named by no page, and name files themselves.
  const manifests = [...kept].filter(([address]) => isManifest(address));
  const roots = [...pages.values(), ...manifests.map(([, text]) => text)];
  const unused = findUnused(kept, roots).filter((address) => !isManifest(address));
  await Promise.all(unused.map((address) => files.delete(address)));
}

/** Texts by address; an empty text for pictures and fonts. */
async function readAll(cache: Cache): Promise<ReadonlyMap<string, string>> {
  const requests = await cache.keys();
  return new Map(
    await Promise.all(
      requests.map(async (request) => {
        const response = await cache.match(request, {ignoreVary: true});
        const type = response?.headers.get('content-type') ?? '';
        const text = /html|css|javascript|json/u.test(type) ? await response?.text() : '';
        return [request.url, text ?? ''] as const;
      }),
    ),
  );
}

function isManifest(address: string): boolean {
  return /\/assets\/search\/[^/]*(?<!-[\da-f]{8})\.json$/u.test(address);
}

function isKnown(name: string): boolean {
  return name === CACHES.pages || name === CACHES.files || name.startsWith(CACHES.language);
}
