import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentFile, ContentPlace} from './contentFile';
import {listPlaces} from './listPlaces';
import {parseMarkdown} from './parseMarkdown';
import type {Problem} from './problem';
import {readVersions} from './readVersions';
import {toPath} from './toPath';

export interface Content {
  /** Files that could be read, sorted by file. */
  readonly files: readonly ContentFile[];
  /** One for each file that could not be parsed. */
  readonly problems: readonly Problem[];
}

/**
 * Reads and parses all content of one language: the model that checks, twins, cards and reports share.
 *
 * @param siteDir the project's folder.
 */
export async function readContent(siteDir: string, locale: string): Promise<Content> {
  const versions = await readVersions(siteDir);
  const versionPaths = new Map(versions.map(({name, path: part}) => [name, part]));
  const places = await listPlaces(siteDir, locale, [...versionPaths.keys()]);
  const results = await Promise.all(
    places.map((place) => readPlace(siteDir, place, versionPaths.get(place.version) ?? '')),
  );
  return {
    files: results.flatMap(({files}) => files),
    problems: results.flatMap(({problems}) => problems),
  };
}

async function readPlace(
  siteDir: string,
  place: ContentPlace,
  versionPath: string,
): Promise<Content> {
  const text = await readFile(path.join(siteDir, place.file), 'utf8');
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
