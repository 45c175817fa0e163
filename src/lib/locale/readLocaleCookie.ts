import {LOCALE_COOKIE_NAME} from '../constants';

/**
 * The language a reader has chosen before (DOC-7, C-10).
 *
 * @param cookies as `document.cookie` gives them.
 * @returns undefined where none is stored.
 */
export function readLocaleCookie(cookies: string): string | undefined {
  const start = `${LOCALE_COOKIE_NAME}=`;
  const entry = cookies.split(/;\s*/u).find((cookie) => cookie.startsWith(start));
  return entry?.slice(start.length);
}
