import {OFFLINE_CONCURRENCY_LIMIT} from '../constants';
import {HASH_HEADER, type OfflineFile, type OfflineList} from '../contracts/offline';
import {contentHash, isSound, withHash} from './requests';

/**
 * The page that a reader requested before the service worker sent them to the page about offline reading: parameter `page` of its address.
 *
 * @returns undefined without one, and for an address that is not below the site's.
 */
export function wantedPage(search: string, baseUrl: string): string | undefined {
  const path = new URLSearchParams(search).get('page') ?? '';
  return path.startsWith(baseUrl) && !/^[/\\]{2}|[\\\s]/u.test(path) ? path : undefined;
}

/** @throws Error when it is not a list of files, but an error page or from another version of the portal. */
export function parseList(value: unknown): OfflineList {
  if (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string' &&
    'files' in value &&
    Array.isArray(value.files)
  ) {
    const files: readonly unknown[] = value.files;
    if (files.every(isFile)) {
      return {version: value.version, files};
    }
  }
  throw new Error('The list of files of this language cannot be read.');
}

function isFile(value: unknown): value is OfflineFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'address' in value &&
    typeof value.address === 'string' &&
    'bytes' in value &&
    typeof value.bytes === 'number' &&
    'hash' in value &&
    typeof value.hash === 'string'
  );
}

export function sumBytes(files: readonly OfflineFile[]): number {
  return files.reduce((sum, {bytes}) => sum + bytes, 0);
}

export interface DownloadWork {
  readonly cache: Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>;
  readonly ask: typeof fetch;
  /** Of the site, such as `https://example.org`. */
  readonly origin: string;
  /** Aborts the work; files loaded so far are kept. */
  readonly signal: AbortSignal;
  /** @param done bytes that are on the device. */
  readonly onProgress: (done: number) => void;
}

/**
 * Downloads all files of a language to the device; keeps those with the same content, and removes those no longer in the list.
 *
 * @throws DOMException `AbortError` when it was aborted, `QuotaExceededError` when the device is full; Error when a file failed to load.
 */
export async function downloadLanguage(list: OfflineList, work: DownloadWork): Promise<void> {
  const {cache, origin, signal, onProgress} = work;
  const missing = await findMissing(list, cache, origin);
  let done = sumBytes(list.files) - sumBytes(missing);
  onProgress(done);
  const queue = [...missing];
  const drain = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      signal.throwIfAborted();
      await bring(file, work);
      done += file.bytes;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({length: OFFLINE_CONCURRENCY_LIMIT}, drain));
  const wanted = new Set(list.files.map(({address}) => origin + address));
  const old = (await cache.keys()).filter(({url}) => !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Files that are not on the device, or have other content there. */
export async function findMissing(
  {files}: OfflineList,
  cache: DownloadWork['cache'],
  origin: string,
): Promise<readonly OfflineFile[]> {
  const kept = await Promise.all(
    files.map(async ({address, hash}) => {
      const response = await cache.match(origin + address, {ignoreVary: true});
      return response?.headers.get(HASH_HEADER) === hash && (await isSound(response));
    }),
  );
  return files.filter((_, index) => kept[index] !== true);
}

/**
 * Fetches a file, and once more bypassing every cache when its content does not match the list; never keeps a file that differs.
 *
 * @throws Error for a file that failed to load, or does not match the list.
 */
async function bring(
  {address, hash}: OfflineFile,
  {cache, ask, origin, signal}: DownloadWork,
): Promise<void> {
  for (const mode of ['no-cache', 'reload'] as const) {
    const response = await ask(origin + address, {signal, cache: mode});
    if (!response.ok) {
      throw new Error(`${address} answered ${response.status}.`);
    }
    const body = await response.arrayBuffer();
    if ((await contentHash(body)) === hash) {
      await cache.put(origin + address, withHash(response, body, hash));
      return;
    }
  }
  throw new Error(`${address} has another content than the list of files says.`);
}
