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
 * - `other`: nothing that is kept.
 */
export type RequestKind = 'file' | 'fixed' | 'other' | 'page';

/** What the service worker has to do with a request. */
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
