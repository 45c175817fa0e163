import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Content, ContentPlace} from './contentFile';
import {listPlaces} from './listPlaces';
import {parseMarkdown} from './parseMarkdown';
import {readVersionPaths} from './readVersions';
import {shareReading} from './shareReading';
import {toPath} from './toPath';

/** Reads all content of a language. */
export type ContentReader = (locale: string) => Promise<Content>;

/**
 * A reader of all content, one language at a time, that parses a file again only after its text has changed. An unchanged file is the very
 * same object in the next reading, so that what was computed from it can be kept with it.
 *
 * @param siteDir the project's folder.
 */
export function createContentReader(siteDir: string): ContentReader {
  const held = new Map<string, Content>();

  async function read(place: ContentPlace, versionPath: string): Promise<Content> {
    const file = path.join(siteDir, place.file);
    const text = await readFile(file, 'utf8');
    const content = await shareReading(file, `${versionPath}\n${text}`, async () =>
      parsePlace(place, text, versionPath),
    );
    held.set(place.file, content);
    return content;
  }

  return async (locale) => {
    const versionPaths = readVersionPaths(siteDir);
    const places = await listPlaces(siteDir, locale, [...versionPaths.keys()]);
    const results = await Promise.all(
      places.map((place) => read(place, versionPaths.get(place.version) ?? '')),
    );
    return {
      files: results.flatMap(({files}) => files),
      problems: results.flatMap(({problems}) => problems),
    };
  };
}

/**
 * What a file at a place with a text gives: the parsed file, or what is wrong with it.
 *
 * @param versionPath part of the address that its version adds.
 */
export async function parsePlace(
  place: ContentPlace,
  text: string,
  versionPath: string,
): Promise<Content> {
  const result = await parseMarkdown(text, place.file.endsWith('.mdx') ? 'mdx' : 'md');
  if (result.parsed === undefined) {
    const problems = result.mistakes.map((mistake) => ({
      file: place.file,
      rule: 'syntax',
      ...mistake,
    }));
    return {files: [], problems};
  }
  const {slug} = result.parsed.frontMatter.values;
  const sitePath = toPath(place, typeof slug === 'string' ? slug : undefined, versionPath);
  const file = {
    ...place,
    ...result.parsed,
    text,
    ...(sitePath === undefined ? {} : {path: sitePath}),
  };
  return {files: [file], problems: []};
}
