import {cachesOf, type WorkerSettings} from '../lib/contracts/offline';

/** Inserted by the build (`plugins/output/offline`). */
declare const WORKER_SETTINGS: WorkerSettings;
declare const self: ServiceWorkerScope;

export const scope = self;
export const settings = WORKER_SETTINGS;
/** Names of this portal's caches. */
export const NAMES = cachesOf(settings.baseUrl);

/** The base address of an address's language. */
export function baseOf(address: string): string {
  const {pathname} = new URL(address);
  return settings.locales.find((baseUrl) => pathname.startsWith(baseUrl)) ?? settings.baseUrl;
}

/** The page that lists what can be read offline, in the language with that base address. */
export function offlinePage(baseUrl: string): string {
  return `${scope.location.origin}${baseUrl}offline`;
}
