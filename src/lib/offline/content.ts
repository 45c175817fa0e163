import {HASH_DIGITS, HASH_HEADER} from '../contracts/offline';

/** The hash of a content as lists of files have it: the start of its SHA-256, in hexadecimal digits. */
export async function contentHash(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}

/** Of the transfer, not of the content: the body is not compressed any more. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * An answer to be kept, with the hash of its content. It is made anew: browsers refuse one that was redirected when they open a page.
 *
 * @param body of the answer, as a whole.
 */
export function withHash(response: Response, body: ArrayBuffer, hash: string): Response {
  const headers = new Headers(response.headers);
  TRANSFER_HEADERS.forEach((name) => headers.delete(name));
  headers.set(HASH_HEADER, hash);
  return new Response(body, {headers});
}

/** Whether a kept answer still has the content that was compared with the list; nothing was compared where it has no hash. */
export async function isSound(response: Response): Promise<boolean> {
  const hash = response.headers.get(HASH_HEADER);
  return hash !== null && (await contentHash(await response.clone().arrayBuffer())) === hash;
}

/** Types without which browsers do not use a file, by how its name ends. */
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
