import {LOCALE_COOKIE_NAME} from '../constants';

/**
 * The language of a site that fits a reader's wishes best. Each wish, in order, is looked up as RFC 4647 (section 3.4) says: as a whole, then
 * without its last parts, so that `fr-CA` finds `fr`. What then is left finds a language of the same script, so that `en-GB` finds `en-US`, and
 * no one who reads one script is sent to the other.
 *
 * @param wanted BCP 47 tags, the most wanted first; what is no such tag is passed over.
 * @param available BCP 47 tags.
 */
export function matchLocale(
  wanted: readonly string[],
  available: readonly string[],
): string | undefined {
  for (const range of wanted) {
    const match = lookUp(range, available) ?? findSameScript(range, available);
    if (match !== undefined) {
      return match;
    }
  }
  return undefined;
}

function lookUp(range: string, available: readonly string[]): string | undefined {
  const parts = range.toLowerCase().split('-');
  while (parts.length > 0) {
    const tag = parts.join('-');
    const match = available.find((locale) => locale.toLowerCase() === tag);
    if (match !== undefined) {
      return match;
    }
    parts.pop();
    // A single letter announces what has just been cut off.
    if (parts.at(-1)?.length === 1) {
      parts.pop();
    }
  }
  return undefined;
}

function findSameScript(range: string, available: readonly string[]): string | undefined {
  const wanted = languageAndScript(range);
  return wanted === undefined
    ? undefined
    : available.find((locale) => languageAndScript(locale) === wanted);
}

/** Such as `en-Latn`; undefined for what is no BCP 47 tag. */
function languageAndScript(tag: string): string | undefined {
  try {
    const {language, script} = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

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
