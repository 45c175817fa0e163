/** Field of the front matter that the build adds: the languages in which a page written in Markdown really exists. */
export const TRANSLATIONS_FIELD = 'translations';

/**
 * Reads it from a front matter of unknown content.
 *
 * @returns undefined where the build has not added it.
 */
export function readTranslations(
  frontMatter: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
  const value = frontMatter[TRANSLATIONS_FIELD];
  return Array.isArray(value)
    ? value.filter((locale): locale is string => typeof locale === 'string')
    : undefined;
}

/**
 * The languages of a page that lists others: those in which at least one of them exists, and always the language of the originals.
 *
 * @param lists one for each page in the list.
 * @param defaultLocale language of the originals.
 */
export function joinTranslations(
  lists: readonly (readonly string[] | undefined)[],
  defaultLocale: string,
): readonly string[] {
  return [...new Set([defaultLocale, ...lists.flatMap((locales) => locales ?? [])])];
}
