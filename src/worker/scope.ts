import {cachesOf, type WorkerSettings} from '../lib/contracts/offline';

/** Put in by the build (`plugins/output/offline`). */
declare const WORKER_SETTINGS: WorkerSettings;
declare const self: ServiceWorkerScope;

export const scope = self;
export const settings = WORKER_SETTINGS;
/** Names of this portal's caches. */
export const NAMES = cachesOf(settings.baseUrl);

/** The base address of the language that an address belongs to. */
export function baseOf(address: string): string {
  const {pathname} = new URL(address);
  return settings.locales.find((baseUrl) => pathname.startsWith(baseUrl)) ?? settings.baseUrl;
}

/** The page that says what can be read without a connection, in the language with that base address. */
export function offlinePage(baseUrl: string): string {
  return `${scope.location.origin}${baseUrl}offline`;
}
