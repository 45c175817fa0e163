import {matchLocale} from './matchLocale';
import {readLocaleCookie} from './readLocaleCookie';

export interface ReaderWishes {
  /** As `document.cookie` gives them. */
  readonly cookies: string;
  /** As `navigator.languages` gives them, the most wanted first. */
  readonly languages: readonly string[];
}

/**
 * The language in which a page is to be offered to a reader: the one that was chosen before, else the one the browser asks for (C-10).
 *
 * @param shown language of the page.
 * @param locales all languages of the site.
 * @returns undefined where the page is in the right language already, or the site has none that fits.
 */
export function localeToOffer(
  {cookies, languages}: ReaderWishes,
  shown: string,
  locales: readonly string[],
): string | undefined {
  const chosen = locales.find((locale) => locale === readLocaleCookie(cookies));
  const wanted = chosen ?? matchLocale(languages, locales);
  return wanted === shown ? undefined : wanted;
}
