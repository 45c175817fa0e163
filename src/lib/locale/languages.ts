/** Prefix that Docusaurus adds to the path of every translated file. */
const TRANSLATIONS_FOLDER = '@site/i18n/';

/**
 * The actual language of a page's text: that of the site only if a translated file exists, else the language of the
 * original (DOC-6).
 *
 * @param source path of the file from Docusaurus, such as `@site/docs/index.mdx`.
 */
export function contentLocale(
  source: string,
  currentLocale: string,
  defaultLocale: string,
): string {
  return isOriginalSource(source) ? defaultLocale : currentLocale;
}

/** Whether a page is written in an original, as all are in the default language. */
export function isOriginalSource(source: string): boolean {
  return !source.startsWith(TRANSLATIONS_FOLDER);
}

/** Location of the site in one language. */
interface LocalePlace {
  readonly htmlLang: string;
  /** Origin. */
  readonly url: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
}

export interface LanguageInput {
  /** Languages in which the page exists; absent for a page of interface texts, which exists in all. */
  readonly locales?: readonly string[];
  /** Path of the page below the base address, without a leading slash. */
  readonly path: string;
  readonly currentLocale: string;
  readonly defaultLocale: string;
  readonly localeConfigs: Readonly<Record<string, LocalePlace>>;
}

export interface PageLanguages {
  /** Language of the displayed text. */
  readonly locale: string;
  /** Full address for search engines. */
  readonly canonical: string;
  /** Every language in which the page exists, and `x-default`. */
  readonly alternates: readonly {readonly hrefLang: string; readonly href: string}[];
  /** The languages in which it exists, except that of the text. */
  readonly others: readonly string[];
}

/**
 * The languages and addresses of a page (I6). A page without a translation is a copy of the original and has its address as the canonical
 * one. In a build of a single language, all languages would have the same address, so the others are left out.
 */
export function describeLanguages(input: LanguageInput): PageLanguages {
  const {locales, path, currentLocale, defaultLocale, localeConfigs} = input;
  const addressOf = (locale: string): string => {
    const {url = '', baseUrl = '/'} = localeConfigs[locale] ?? {};
    return url + baseUrl + path;
  };
  const isBuilt = (locale: string): boolean =>
    locale === currentLocale || addressOf(locale) !== addressOf(currentLocale);
  const exists = (locale: string): boolean => locales?.includes(locale) ?? true;
  const existing = Object.keys(localeConfigs).filter((locale) => exists(locale) && isBuilt(locale));
  const shown = exists(currentLocale) ? currentLocale : defaultLocale;
  return {
    locale: shown,
    canonical: addressOf(shown),
    alternates: [
      ...existing.map((locale) => ({
        hrefLang: localeConfigs[locale]?.htmlLang ?? locale,
        href: addressOf(locale),
      })),
      ...(existing.includes(defaultLocale)
        ? [{hrefLang: 'x-default', href: addressOf(defaultLocale)}]
        : []),
    ],
    others: existing.filter((locale) => locale !== shown),
  };
}
