import path from 'node:path';
import {readIfThere} from '@selection-set/plugin-kit';
import {createContentReader, placeOf, readPlace, type Content} from './listPlaces';
import {readVersionPaths} from './readVersions';

export type {Content} from './listPlaces';

/**
 * Reads and parses all content of one language: the model that checks, Markdown exports, search, cards and reports share. Who asks while another has
 * it gets the same files, and changes none of them.
 *
 * @param siteDir the project's folder.
 */
export async function readContent(siteDir: string, locale: string): Promise<Content> {
  return createContentReader(siteDir)(locale);
}

/**
 * Reads and parses one file.
 *
 * @param file relative to the project's folder, with `/`.
 * @returns neither file nor problem when the language has no such content.
 */
export async function readContentFile(
  siteDir: string,
  locale: string,
  file: string,
): Promise<Content> {
  const versionPaths = readVersionPaths(siteDir);
  const place = placeOf(file, locale, [...versionPaths.keys()]);
  const text = place && (await readIfThere(path.join(siteDir, file)));
  return place === undefined || text === undefined
    ? {files: [], problems: []}
    : readPlace(siteDir, place, text, versionPaths.get(place.version) ?? '');
}
