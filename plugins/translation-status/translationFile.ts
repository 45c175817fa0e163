/**
 * Where the translation of a file belongs, relative to the project's folder: `docs/yoga/index.mdx` in French is
 * `i18n/fr/docusaurus-plugin-content-docs/current/yoga/index.mdx`.
 *
 * @throws Error for a file that is no document, post or page.
 */
export function translationFile(original: string, locale: string): string {
  const place = PLACES.find(({folder}) => original.startsWith(folder));
  if (place === undefined) {
    throw new Error(
      `"${original}" cannot be translated. Name a file in ${PLACES.map(({folder}) => folder).join(', ')}.`,
    );
  }
  return `i18n/${locale}/${place.target}/${original.slice(place.folder.length)}`;
}

const PLACES = [
  {folder: 'docs/', target: 'docusaurus-plugin-content-docs/current'},
  {folder: 'blog/', target: 'docusaurus-plugin-content-blog'},
  {folder: 'src/pages/', target: 'docusaurus-plugin-content-pages'},
] as const;
