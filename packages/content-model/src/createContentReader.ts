import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listPlaces, toPath, type Content, type ContentFile, type ContentPlace} from './listPlaces';
import {parseMarkdown} from './parseMarkdown';
import {readVersionPaths} from './readVersions';

interface Reading {
  /** What the file was parsed from. */
  readonly source: string;
  /** While it is under way. */
  pending?: Promise<Content>;
  parsed?: Pick<Content, 'problems'> & {readonly files: readonly WeakRef<ContentFile>[]};
}

const readings = new Map<string, Reading>();

/**
 * Parses a file once for all plugins that want it. Parsed files are large: one that nobody uses any more is
 * given up, and parsed again for the next.
 *
 * @param file absolute path.
 * @param source all that the outcome follows from.
 */
async function shareReading(
  file: string,
  source: string,
  parse: () => Promise<Content>,
): Promise<Content> {
  const known = readings.get(file);
  const content = known?.source === source ? recall(known) : undefined;
  if (content !== undefined) {
    return content;
  }
  const pending = parse();
  const reading: Reading = {source, pending};
  readings.set(file, reading);
  try {
    const {files, problems} = await pending;
    reading.parsed = {files: files.map((parsed) => new WeakRef(parsed)), problems};
  } finally {
    delete reading.pending;
  }
  return pending;
}

/** Undefined where a file has been given up. */
function recall({pending, parsed}: Reading): Promise<Content> | Content | undefined {
  if (pending !== undefined || parsed === undefined) {
    return pending;
  }
  const files = parsed.files.flatMap((file) => file.deref() ?? []);
  return files.length === parsed.files.length ? {files, problems: parsed.problems} : undefined;
}

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
  const result = await parseMarkdown(text);
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
