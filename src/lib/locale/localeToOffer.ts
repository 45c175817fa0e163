import {LOCALE_COOKIE_NAME} from '../constants';

/**
 * The language of a site that fits a reader's preferences best. Each preference, in order, is looked up according to RFC 4647, section 3.4:
 * as a whole, then without its last parts, so that `fr-CA` matches `fr`. What is left then matches a language of the same script, so that
 * `en-GB` matches `en-US`, and nobody gets a script that they do not read.
 *
 * @param wanted BCP 47 tags, the most preferred first; invalid tags are skipped.
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
  }
  return undefined;
}

function findSameScript(range: string, available: readonly string[]): string | undefined {
  const wanted = languageAndScript(range);
  return wanted === undefined
    ? undefined
    : available.find((locale) => languageAndScript(locale) === wanted);
}

/** Such as `en-Latn`; undefined for an invalid tag. */
function languageAndScript(tag: string): string | undefined {
  try {
    const {language, script} = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/**
 * The language that a reader has chosen before (DOC-7, C-10).
 *
 * @param cookies from `document.cookie`.
 * @returns undefined when none is stored.
 */
export function readLocaleCookie(cookies: string): string | undefined {
  const start = `${LOCALE_COOKIE_NAME}=`;
  const entry = cookies.split(/;\s*/u).find((cookie) => cookie.startsWith(start));
  return entry?.slice(start.length);
}

export interface ReaderWishes {
  /** From `document.cookie`. */
  readonly cookies: string;
  /** From `navigator.languages`, the most preferred first. */
  readonly languages: readonly string[];
}

/**
 * The language in which to offer a page to a reader: the one chosen before, else the one the browser requests (C-10).
 *
 * @param shown language of the page.
 * @param locales all languages of the site.
 * @returns undefined when the page is already in the right language, or the site has none that fits.
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
