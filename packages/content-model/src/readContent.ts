import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createContentReader, listPlaces, parsePlace, type Content} from './listPlaces';
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
  const places = await listPlaces(siteDir, locale, [...versionPaths.keys()]);
  const place = places.find((candidate) => candidate.file === file);
  return place === undefined
    ? {files: [], problems: []}
    : parsePlace(
        place,
        await readFile(path.join(siteDir, place.file), 'utf8'),
        versionPaths.get(place.version) ?? '',
      );
}
