/** Front matter field that the build adds: the languages in which a page written in Markdown exists. */
export const TRANSLATIONS_FIELD = 'translations';

/**
 * Reads the field from a front matter of unknown content.
 *
 * @returns undefined when the build has not added it.
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

/** Folders of originals by kind, and of their translations below `i18n/<locale>`. */
const PLACES = [
  {original: /^docs\//u, translation: 'docusaurus-plugin-content-docs/current/'},
  {
    original: /^versioned_docs\/(?<version>version-[^/]+)\//u,
    translation: 'docusaurus-plugin-content-docs/$<version>/',
  },
  {original: /^blog\//u, translation: 'docusaurus-plugin-content-blog/'},
  {original: /^src\/pages\//u, translation: 'docusaurus-plugin-content-pages/'},
] as const;

/** The same in reverse. */
const TRANSLATION_PLACES = [
  {translation: /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//u, original: 'docs/'},
  {
    translation: /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?<version>version-[^/]+)\//u,
    original: 'versioned_docs/$<version>/',
  },
  {translation: /^i18n\/[^/]+\/docusaurus-plugin-content-blog\//u, original: 'blog/'},
  {translation: /^i18n\/[^/]+\/docusaurus-plugin-content-pages\//u, original: 'src/pages/'},
] as const;

/**
 * The path of a file's translation, relative to the project's folder: `docs/start/index.mdx` in French is
 * `i18n/fr/docusaurus-plugin-content-docs/current/start/index.mdx`.
 *
 * @returns undefined for a file that is not a document, post or page.
 */
export function translationPath(original: string, locale: string): string | undefined {
  const place = PLACES.find((candidate) => candidate.original.test(original));
  return place && original.replace(place.original, `i18n/${locale}/${place.translation}`);
}

/** The original of a translated file, relative to the project's folder; any other file itself. */
export function originalFile(file: string): string {
  const place = TRANSLATION_PLACES.find((candidate) => candidate.translation.test(file));
  return place === undefined ? file : file.replace(place.translation, place.original);
}
