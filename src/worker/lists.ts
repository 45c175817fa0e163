import {OFFLINE_LIST_FILE} from '../lib/contracts/offline';
import {contentHash, withHash} from '../lib/offline/requests';
import {parseList} from '../lib/offline/downloadLanguage';
import {NAMES, baseOf, scope, settings} from './scope';

/** Hashes of one language's files, by path. */
type Hashes = ReadonlyMap<string, string>;

const NONE: Hashes = new Map();
/** How long a fetched list counts as the newest, in milliseconds: a page requests many files at once. */
const FRESH_MS = 60_000;
/** Lists fetched since the worker started, by base address, with the time by a monotonic clock. */
const fetched = new Map<string, {readonly hashes: Promise<Hashes>; readonly at: number}>();

const listOf = (baseUrl: string): string => scope.location.origin + baseUrl + OFFLINE_LIST_FILE;

/**
 * Compares a content with the build's: with the cached list first and, if it has another hash, with the newest one.
 *
 * @param key address of the file or page in the list.
 * @returns `unknown` for anything that the build has not written.
 */
export async function compare(key: string, hash: string): Promise<'other' | 'same' | 'unknown'> {
  const [kept, newest] = await hashesFor(key, (known) => known === hash);
  if (kept === hash || newest === hash) {
    return 'same';
  }
  return newest === undefined ? 'unknown' : 'other';
}

/** Whether the build has written a file or page. */
export async function isListed(key: string): Promise<boolean> {
  return (await hashesFor(key, (known) => known !== undefined)).some((hash) => hash !== undefined);
}

/** Hashes from the cached list and, unless that suffices, from the newest. */
async function hashesFor(
  key: string,
  isEnough: (hash: string | undefined) => boolean,
): Promise<readonly (string | undefined)[]> {
  const {pathname} = new URL(key);
  const baseUrl = baseOf(key);
  const kept = (await readKept(baseUrl)).get(pathname);
  return isEnough(kept) ? [kept] : [kept, (await fetchOnce(baseUrl)).get(pathname)];
}

async function readKept(baseUrl: string): Promise<Hashes> {
  const cache = await caches.open(NAMES.files);
  const response = await cache.match(listOf(baseUrl));
  return response === undefined ? NONE : toHashes(await response.text());
}

function fetchOnce(baseUrl: string): Promise<Hashes> {
  const now = performance.now();
  const before = fetched.get(baseUrl);
  const isFresh = before !== undefined && now - before.at < FRESH_MS;
  const asking = isFresh ? before : {hashes: fetchList(baseUrl), at: now};
  fetched.set(baseUrl, asking);
  return asking.hashes.catch(() => {
    fetched.delete(baseUrl);
    return NONE;
  });
}

async function fetchList(baseUrl: string): Promise<Hashes> {
  const response = await fetch(listOf(baseUrl), {cache: 'no-cache'});
  const body = await response.arrayBuffer();
  const hashes = toHashes(new TextDecoder().decode(body));
  const cache = await caches.open(NAMES.files);
  await cache.put(listOf(baseUrl), withHash(response, body, await contentHash(body)));
  return hashes;
}

function toHashes(text: string): Hashes {
  const value: unknown = JSON.parse(text);
  const {origin} = scope.location;
  return new Map(
    parseList(value).files.map(({address, hash}) => [new URL(address, origin).pathname, hash]),
  );
}

/** Drops lists of the previous build: the next comparison fetches the current ones. */
export async function forgetLists(): Promise<void> {
  const cache = await caches.open(NAMES.files);
  await Promise.all(settings.locales.map((baseUrl) => cache.delete(listOf(baseUrl))));
}
