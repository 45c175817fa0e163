const FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//u, 'docs/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-blog\//u, 'blog/'],
];

/** The file that a translation is of; the file itself where it is none. Relative to the portal's folder, with `/`. */
export function toOriginal(file: string): string {
  const found = FOLDERS.find(([pattern]) => pattern.test(file));
  return found === undefined ? file : file.replace(...found);
}
