/** Docusaurus writes this before the path of every translated file. */
const TRANSLATIONS_FOLDER = '@site/i18n/';

/**
 * The language that a page's text is really in: that of the site only where a translated file exists, else the language of the
 * original (DOC-6).
 *
 * @param source path of the file as Docusaurus gives it, such as `@site/docs/index.mdx`.
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

/** Where the site is in one language. */
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
  /** Path of the page below the base address, without a slash at its start. */
  readonly path: string;
  readonly currentLocale: string;
  readonly defaultLocale: string;
  readonly localeConfigs: Readonly<Record<string, LocalePlace>>;
}

export interface PageLanguages {
  /** Language of the text that is shown. */
  readonly locale: string;
  /** Full address that search engines are to list. */
  readonly canonical: string;
  /** Every language in which the page exists, and `x-default`. */
  readonly alternates: readonly {readonly hrefLang: string; readonly href: string}[];
  /** The languages in which it exists beside that of the text. */
  readonly others: readonly string[];
}

/**
 * In which languages a page exists, and where (I6). A page without a translation is a copy of the original and names that as its address.
 * In a build of a single language all have the same address: the others are nowhere, and nothing points to them.
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
