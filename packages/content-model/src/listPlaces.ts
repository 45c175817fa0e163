import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '@selection-set/plugin-kit';
import {parseMarkdown, type ParsedMarkdown} from './parseMarkdown';
import type {Problem} from './problem';
import {CURRENT_VERSION, readVersionPaths} from './readVersions';
import {contentSettings} from './settings';

/** `partial`: a file whose name starts with an underscore; other pages include it, and it has no address. */
export type ContentKind = 'doc' | 'page' | 'partial' | 'post';

/** A file as it lies in the project, before it is read. */
export interface ContentPlace {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
  readonly kind: ContentKind;
  /** Language of the file. */
  readonly locale: string;
  /** The file it translates; the file itself in the default language. */
  readonly original: string;
  /** Name of the documentation's version; `current` for what is in `docs`, and for posts and pages. */
  readonly version: string;
  /** Relative to the folder of its kind, with `/`. */
  readonly name: string;
}

export interface ContentFile extends ContentPlace, ParsedMarkdown {
  /** As it was read, front matter included. */
  readonly text: string;
  /** Path below base address and language, such as `/docs/start`; absent for partials. */
  readonly path?: string;
}

export interface Content {
  /** Files that could be read, sorted by file. */
  readonly files: readonly ContentFile[];
  /** One for each file that could not be parsed. */
  readonly problems: readonly Problem[];
}

/**
 * Where a file is published, below base address and language: the rules of Docusaurus, as far as this portal uses them. A post names its
 * `slug`; a document may, from its folder or, with a leading slash, from the root of the documentation.
 *
 * @param slug of the front matter.
 * @param versionPath part of the address that a document's version adds below `/docs`; empty for the latest.
 * @returns a path such as `/docs/start/quick-start`, or undefined for a partial.
 */
export function toPath(
  {kind, name}: Pick<ContentPlace, 'kind' | 'name'>,
  slug: string | undefined,
  versionPath: string,
): string | undefined {
  const parts = name.replace(/\.mdx?$/u, '').split('/');
  switch (kind) {
    case 'partial':
      return undefined;
    case 'page':
      return join(withoutIndex(parts));
    case 'post':
      return join(['blog', ...(slug ?? withoutIndex(parts).join('/')).split('/')]);
    case 'doc':
      return join([
        'docs',
        ...versionPath.split('/'),
        ...resolveSlug(parts.map(stripNumber), slug),
      ]);
    default:
      return kind satisfies never;
  }
}

/** A number before a name orders documents in the sidebar; one that goes on as a day or a version does is part of the name. */
const NUMBER = /^(?!\d+[-_.]\d)\d+\s*[-_.]+\s*(?<name>[^-_.\s].*)$/u;

/**
 * The name of a document or its folder as ids and addresses have it: `01-intro` is `intro`.
 *
 * @param name without an ending.
 */
export function stripNumber(name: string): string {
  return NUMBER.exec(name)?.groups?.name ?? name;
}

function resolveSlug(parts: readonly string[], slug: string | undefined): readonly string[] {
  if (slug === undefined) {
    return withoutIndex(parts);
  }
  return slug.startsWith('/') ? slug.split('/') : [...parts.slice(0, -1), ...slug.split('/')];
}

/** `index`, `README` and a file named like its folder stand for the folder. */
function withoutIndex(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? '';
  const isIndex = /^(?:index|readme)$/iu.test(last) || last === parts.at(-2);
  return isIndex ? parts.slice(0, -1) : parts;
}

function join(parts: readonly string[]): string {
  return `/${parts.filter((part) => part !== '').join('/')}`;
}

const DOC = {kind: 'doc'} as const;
const POST = {kind: 'post', version: CURRENT_VERSION} as const;
const PAGE = {kind: 'page', version: CURRENT_VERSION} as const;

/** Folders of originals and translations, with what lies in them. */
const FOLDERS: readonly (readonly [RegExp, Partial<ContentPlace> & Pick<ContentPlace, 'kind'>])[] =
  [
    [/^docs\//u, {...DOC, version: CURRENT_VERSION}],
    [/^versioned_docs\/version-(?<version>[^/]+)\//u, DOC],
    [/^blog\//u, POST],
    [/^src\/pages\//u, PAGE],
    [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:version-)?(?<version>[^/]+)\//u, DOC],
    [/^i18n\/[^/]+\/docusaurus-plugin-content-blog\//u, POST],
    [/^i18n\/[^/]+\/docusaurus-plugin-content-pages\//u, PAGE],
  ];

/**
 * Where a Markdown file is published, from its name alone.
 *
 * @param file absolute.
 * @param slug of the front matter.
 * @param versionPaths part of the address of each version.
 * @returns undefined for a partial, and for files that are no content.
 */
export function pathOfFile(
  siteDir: string,
  file: string,
  slug: string | undefined,
  versionPaths: ReadonlyMap<string, string>,
): string | undefined {
  const relative = path.relative(siteDir, file).replaceAll(path.sep, '/');
  for (const [pattern, {kind, version}] of FOLDERS) {
    const match = pattern.exec(relative);
    if (match !== null) {
      const name = relative.slice(match[0].length);
      const isPartial = name.split('/').some((part) => part.startsWith('_'));
      return toPath(
        {kind: isPartial ? 'partial' : kind, name},
        slug,
        versionPaths.get(version ?? match.groups?.version ?? CURRENT_VERSION) ?? '',
      );
    }
  }
  return undefined;
}

interface Folder {
  readonly kind: Exclude<ContentKind, 'partial'>;
  readonly version: string;
  /** Of the originals, relative to the project's folder. */
  readonly original: string;
  /** Of this language's files. */
  readonly folder: string;
}

/**
 * All Markdown files of one language, sorted by file: documents of every version, posts and Markdown pages, and what they include.
 *
 * @param siteDir the project's folder.
 * @param versions names of the documentation's versions.
 */
export async function listPlaces(
  siteDir: string,
  locale: string,
  versions: readonly string[],
): Promise<readonly ContentPlace[]> {
  const lists = await Promise.all(
    listFolders(locale, versions).map(async (folder) =>
      (await listFiles(path.join(siteDir, folder.folder)))
        .filter((name) => /\.mdx?$/u.test(name))
        .map((name) => toPlace(folder, name, locale)),
    ),
  );
  return lists.flat().toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * A Markdown file by its name, whether it is there or not.
 *
 * @param file relative to the project's folder, with `/`.
 * @returns undefined for what is no content of that language.
 */
export function placeOf(
  file: string,
  locale: string,
  versions: readonly string[],
): ContentPlace | undefined {
  const folder = listFolders(locale, versions).find((each) => file.startsWith(`${each.folder}/`));
  return folder === undefined || !/\.mdx?$/u.test(file)
    ? undefined
    : toPlace(folder, file.slice(folder.folder.length + 1), locale);
}

function listFolders(locale: string, versions: readonly string[]): readonly Folder[] {
  const originals = [
    ...versions.map(
      (version) =>
        ({
          kind: 'doc',
          version,
          original: version === CURRENT_VERSION ? 'docs' : `versioned_docs/version-${version}`,
        }) as const,
    ),
    {kind: 'post', version: CURRENT_VERSION, original: 'blog'},
    {kind: 'page', version: CURRENT_VERSION, original: 'src/pages'},
  ] as const;
  return originals.map((folder) => ({
    ...folder,
    folder:
      locale === contentSettings().defaultLocale
        ? folder.original
        : `i18n/${locale}/${translationFolder(folder.kind, folder.version)}`,
  }));
}

function translationFolder(kind: Folder['kind'], version: string): string {
  switch (kind) {
    case 'doc':
      return `docusaurus-plugin-content-docs/${version === CURRENT_VERSION ? version : `version-${version}`}`;
    case 'post':
      return 'docusaurus-plugin-content-blog';
    case 'page':
      return 'docusaurus-plugin-content-pages';
    default:
      return kind satisfies never;
  }
}

function toPlace(
  {kind, version, original, folder}: Folder,
  name: string,
  locale: string,
): ContentPlace {
  const isPartial = name.split('/').some((part) => part.startsWith('_'));
  return {
    file: `${folder}/${name}`,
    kind: isPartial ? 'partial' : kind,
    locale,
    original: `${original}/${name}`,
    version,
    name,
  };
}

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
    const text = await readFile(path.join(siteDir, place.file), 'utf8');
    const content = await readPlace(siteDir, place, text, versionPath);
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

/** The same as `parsePlace`, which is not asked again while somebody has what it gave for this text. */
export async function readPlace(
  siteDir: string,
  place: ContentPlace,
  text: string,
  versionPath: string,
): Promise<Content> {
  return shareReading(path.join(siteDir, place.file), `${versionPath}\n${text}`, async () =>
    parsePlace(place, text, versionPath),
  );
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
