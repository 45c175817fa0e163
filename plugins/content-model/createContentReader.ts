import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isMissingFile} from '../shared/isMissingFile';
import type {ContentFile, ContentPlace} from './contentFile';
import {CURRENT_VERSION, listPlaces} from './listPlaces';
import {parseMarkdown} from './parseMarkdown';
import type {Problem} from './problem';
import {toPath} from './toPath';

export interface Content {
  /** Files that could be read, sorted by file. */
  readonly files: readonly ContentFile[];
  /** One for each file that could not be parsed. */
  readonly problems: readonly Problem[];
}

/** Reads all content of a language. */
export type ContentReader = (locale: string) => Promise<Content>;

interface Reading {
  readonly text: string;
  readonly latestVersion: string;
  readonly result: Promise<Content>;
}

/**
 * A reader of all content, one language at a time, that parses a file again only after its text has changed. An unchanged file is the very
 * same object in the next reading, so that what was computed from it can be kept with it.
 *
 * @param siteDir the project's folder.
 */
export function createContentReader(siteDir: string): ContentReader {
  const readings = new Map<string, Reading>();

  async function read(place: ContentPlace, latestVersion: string): Promise<Content> {
    const text = await readFile(path.join(siteDir, place.file), 'utf8');
    const known = readings.get(place.file);
    if (known?.text === text && known.latestVersion === latestVersion) {
      return known.result;
    }
    const result = parsePlace(place, text, latestVersion);
    readings.set(place.file, {text, latestVersion, result});
    return result;
  }

  return async (locale) => {
    const [latestVersion, places] = await Promise.all([
      readLatestVersion(siteDir),
      listPlaces(siteDir, locale),
    ]);
    const results = await Promise.all(places.map((place) => read(place, latestVersion)));
    return {
      files: results.flatMap(({files}) => files),
      problems: results.flatMap(({problems}) => problems),
    };
  };
}

/** What a file at a place with a text gives: the parsed file, or what is wrong with it. */
export async function parsePlace(
  place: ContentPlace,
  text: string,
  latestVersion: string,
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
  const sitePath = toPath(place, typeof slug === 'string' ? slug : undefined, latestVersion);
  const file = {
    ...place,
    ...result.parsed,
    text,
    ...(sitePath === undefined ? {} : {path: sitePath}),
  };
  return {files: [file], problems: []};
}

/** The first of `versions.json`, or what is in `docs` where no version has been cut. */
export async function readLatestVersion(siteDir: string): Promise<string> {
  try {
    const names: unknown = JSON.parse(await readFile(path.join(siteDir, 'versions.json'), 'utf8'));
    const [latest] = Array.isArray(names) ? names : [];
    return typeof latest === 'string' ? latest : CURRENT_VERSION;
  } catch (error) {
    if (isMissingFile(error)) {
      return CURRENT_VERSION;
    }
    throw error;
  }
}
