import {OFFLINE_FILE_LIMIT} from '../lib/constants';
import {OFFLINE_LIST_FILE} from '../lib/contracts/offline';
import {findUnused} from '../lib/offline/files';
import {forgetLists} from './lists';
import {NAMES, offlinePage, scope, settings} from './scope';

/** After an update: removes files that no cached page needs, lists of the previous build, and caches in the format of earlier versions. */
export async function tidy(): Promise<void> {
  await Promise.all([forgetLists(), removeUnnamed()]);
  await removeUnused();
}

/**
 * Removes the oldest pages, and then their files, until the number of files is within the limit. Files that no page refers to, such as the
 * parts of the search, are removed last.
 */
export async function fitFiles(): Promise<void> {
  const files = await caches.open(NAMES.files);
  const pages = await caches.open(NAMES.pages);
  const offlinePages = settings.locales.map(offlinePage);
  for (;;) {
    const excess = (await files.keys()).slice(0, -OFFLINE_FILE_LIMIT);
    const read = (await pages.keys()).filter(({url}) => !offlinePages.includes(url));
    if (excess.length === 0) {
      return;
    }
    if (read.length === 0) {
      await Promise.all(excess.map((request) => files.delete(request)));
      return;
    }
    const oldest = read.slice(0, Math.ceil(read.length / 4));
    await Promise.all(oldest.map((request) => pages.delete(request)));
    await removeUnused();
  }
}

async function removeUnused(): Promise<void> {
  const files = await caches.open(NAMES.files);
  const all = await readAll(files);
  // Lists of a build's files refer to everything.
  const kept = new Map([...all].filter(([address]) => !address.endsWith(`/${OFFLINE_LIST_FILE}`)));
  const pages = await readAll(await caches.open(NAMES.pages));
  // No page refers to manifests of the search, which refer to files themselves.
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

/** Earlier versions used the same names for the caches of all portals on an origin, and compared nothing: removes those of this portal. */
export async function removeUnnamed(): Promise<void> {
  const names = (await caches.keys()).filter((name) =>
    /^portal-(?:files|pages|language-.*)$/u.test(name),
  );
  for (const name of names) {
    const cache = await caches.open(name);
    const all = await cache.keys();
    const own = all.filter(({url}) => url.startsWith(scope.location.origin + settings.baseUrl));
    await Promise.all(own.map((request) => cache.delete(request)));
    if (own.length === all.length) {
      await caches.delete(name);
    }
  }
}
