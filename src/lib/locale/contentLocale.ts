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
