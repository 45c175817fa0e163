import {localeCookie} from './localeCookie';

/** Remembers the chosen language (DOC-7). A browser that blocks cookies remembers nothing, which costs the reader nothing else. */
export function storeLocale(locale: string): void {
  try {
    document.cookie = localeCookie(locale, new Date(), window.location.protocol === 'https:');
  } catch {
    // A page in a frame without an origin may not even ask.
  }
}
