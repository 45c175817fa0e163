/** Name of the list of one language's files, below the address of the language. */
export const OFFLINE_LIST_FILE = 'offline.json';
/** Name of the service worker, below the site's base address: one for all languages. */
export const WORKER_FILE = 'sw.js';
/** Name of the web app manifest, below the address of the language. */
export const MANIFEST_FILE = 'site.webmanifest';

/** A file that a language needs for reading offline. */
export interface OfflineFile {
  /** As the browser requests it, with base address: pages without `.html`. */
  readonly address: string;
  /** Uncompressed, in bytes: its size on the device. */
  readonly bytes: number;
  /** Start of the SHA-256 of its content, in hexadecimal digits. */
  readonly hash: string;
}

/** Everything that one language needs offline. */
export interface OfflineList {
  /** Changes with any file. */
  readonly version: string;
  readonly files: readonly OfflineFile[];
}

/** Data from the build for the service worker. */
export interface WorkerSettings {
  /** Of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Base addresses of the languages, the longest first, so that the first match is the right one. */
  readonly locales: readonly string[];
}

/** A message from a page to the service worker: a page was read, or the reader accepts the newer version. */
export type WorkerMessage =
  | {
      readonly type: 'read';
      /** Of the page and of the files that it has loaded. */
      readonly address: string;
      readonly files: readonly string[];
    }
  | {readonly type: 'accepted'};

/** Prefixes of the names of caches. */
export const CACHES = {
  pages: 'portal-pages ',
  files: 'portal-files ',
  language: 'portal-language ',
} as const;

/**
 * Names of the caches of one portal, which contain its base address: several portals can be on the same origin. Those of languages end with
 * the language.
 *
 * @param baseUrl of the site, with leading and trailing slash.
 */
export function cachesOf(baseUrl: string): Readonly<Record<keyof typeof CACHES, string>> {
  return {
    pages: CACHES.pages + baseUrl,
    files: CACHES.files + baseUrl,
    language: `${CACHES.language + baseUrl} `,
  };
}

/** Header of a kept file with the hash of its content, which has been compared with the list. */
export const HASH_HEADER = 'Portal-Hash';
/** Digits of a hash in a list. */
export const HASH_DIGITS = 16;
