import {HASH_DIGITS, HASH_HEADER, type WorkerMessage} from '../contracts/offline';

export interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  /** Absolute. */
  readonly url: string;
  readonly isRange: boolean;
}

/**
 * - `page`: an address that is opened;
 * - `fixed`: a file with a hash in its name, which never changes;
 * - `file`: a file that may change, such as a picture or the manifest of the search;
 * - `other`: nothing to cache.
 */
export type RequestKind = 'file' | 'fixed' | 'other' | 'page';

/** How the service worker should handle a request. */
export function kindOfRequest(
  {method, mode, url, isRange}: RequestFacts,
  site: {readonly origin: string; readonly baseUrl: string},
): RequestKind {
  const {origin, pathname} = new URL(url);
  if (method !== 'GET' || isRange || origin !== site.origin || !pathname.startsWith(site.baseUrl)) {
    return 'other';
  }
  if (mode === 'navigate') {
    return /\.(?!html$)\w+$/u.test(pathname) ? 'other' : 'page';
  }
  if (/\/assets\/.*[-.][\da-f]{8}(?:[-./]|$)/u.test(pathname)) {
    return 'fixed';
  }
  return /\/(?:assets|img|pictures)\//u.test(pathname) ? 'file' : 'other';
}

/** Whether a message to the service worker is one of this portal's. */
export function isWorkerMessage(value: unknown): value is WorkerMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) {
    return false;
  }
  return (
    value.type === 'accepted' ||
    (value.type === 'read' &&
      'address' in value &&
      typeof value.address === 'string' &&
      'files' in value &&
      Array.isArray(value.files) &&
      value.files.every((file) => typeof file === 'string'))
  );
}

/** The hash of a content in the format of lists of files: the start of its SHA-256, in hexadecimal digits. */
export async function contentHash(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}

/** They describe the transfer, not the content: the body is no longer compressed. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * A response to be cached, with the hash of its content. It is created anew, because browsers refuse a redirected one for a page.
 *
 * @param body the whole body of the response.
 */
export function withHash(response: Response, body: ArrayBuffer, hash: string): Response {
  const headers = new Headers(response.headers);
  TRANSFER_HEADERS.forEach((name) => headers.delete(name));
  headers.set(HASH_HEADER, hash);
  return new Response(body, {headers});
}

/** Whether a cached response still has the content that was compared with the list; true without a hash, as nothing was compared. */
export async function isSound(response: Response): Promise<boolean> {
  const hash = response.headers.get(HASH_HEADER);
  return hash !== null && (await contentHash(await response.clone().arrayBuffer())) === hash;
}

/** Types that browsers require of a file, by the end of its name. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/u,
  js: /^(?:text|application)\/(?:x-)?javascript\b/u,
  svg: /^image\/svg\+xml\b/u,
};

/** @param path of the file. */
export function hasRightType(path: string, response: Response): boolean {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  return type === undefined || type.test(response.headers.get('content-type') ?? '');
}
