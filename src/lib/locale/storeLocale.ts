import {LOCALE_COOKIE_LIFETIME_DAYS, LOCALE_COOKIE_NAME} from '../constants';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The text that stores the chosen language for one year (DOC-7, CON-13).
 *
 * @param locale BCP 47 tag, such as `en-US`.
 * @param now when the choice is made.
 * @param isSecure whether the page came over https.
 * @returns a value for `document.cookie`.
 */
export function localeCookie(locale: string, now: Date, isSecure: boolean): string {
  const expires = new Date(now.getTime() + LOCALE_COOKIE_LIFETIME_DAYS * DAY_MS).toUTCString();
  return `${LOCALE_COOKIE_NAME}=${locale}; expires=${expires}; path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Remembers the chosen language (DOC-7). A browser that blocks cookies remembers nothing, which costs the reader nothing else. */
export function storeLocale(locale: string): void {
  try {
    document.cookie = localeCookie(locale, new Date(), window.location.protocol === 'https:');
  } catch {
    // A page in a frame without an origin may not even ask.
  }
}
