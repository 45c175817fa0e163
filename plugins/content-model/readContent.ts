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

/**
 * Reads and parses all content of one language: the model that checks, twins, cards and reports share.
 *
 * @param siteDir the project's folder.
 */
export async function readContent(siteDir: string, locale: string): Promise<Content> {
  const latestVersion = await readLatestVersion(siteDir);
  const results = await Promise.all(
    (await listPlaces(siteDir, locale)).map((place) => readPlace(siteDir, place, latestVersion)),
  );
  return {
    files: results.flatMap(({files}) => files),
    problems: results.flatMap(({problems}) => problems),
  };
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
  const place = (await listPlaces(siteDir, locale)).find((candidate) => candidate.file === file);
  return place === undefined
    ? {files: [], problems: []}
    : readPlace(siteDir, place, await readLatestVersion(siteDir));
}

async function readPlace(
  siteDir: string,
  place: ContentPlace,
  latestVersion: string,
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
async function readLatestVersion(siteDir: string): Promise<string> {
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
