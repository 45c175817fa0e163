import {translationPath as findPlace} from './translationPath';

/**
 * Where the translation of a file belongs, for commands that were given its name.
 *
 * @throws Error for a file that is no document, post or page.
 */
export function translationFile(original: string, locale: string): string {
  const file = findPlace(original, locale);
  if (file === undefined) {
    throw new Error(
      `"${original}" cannot be translated. Name a file in docs/, versioned_docs/, blog/, src/pages/.`,
    );
  }
  return file;
}
