import type {EventEmitter} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {stripVTControlCharacters} from 'node:util';
import type * as authorsMap from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import type * as sidebarFiles from '@docusaurus/plugin-content-docs/lib/sidebars/index.js';
import type * as validation from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import type * as translationFiles from '@docusaurus/core/lib/server/translations/translations';
import type * as tagsFile from '@docusaurus/utils-validation/lib/tagsFile.js';
import {getPluginI18nPath, type ContentPaths} from '@docusaurus/utils';
import {parseYaml, readEntries, suggestSpelling} from '@selection-set/content-model';
import {messageOf, readIfThere} from '@selection-set/plugin-kit';

const require = createRequire(__filename);
/** Signs that end the path of a bundler's request. */
const NO_REQUEST = /[!?]/u;
const CATEGORIES = '**/_category_.{json,yml,yaml}';
/** Each load of the site runs this module anew; all of them find by it that the functions have been replaced. */
const REPLACED = Symbol.for('selection-set.keep-starting');

/** Modules of Docusaurus with the functions that read lists beside the pages. */
interface Readers {
  readonly authors: typeof authorsMap;
  readonly tags: typeof tagsFile;
  readonly globs: {
    Globby: (
      patterns: string | readonly string[],
      options?: {readonly cwd?: string},
    ) => Promise<readonly string[]>;
  };
  readonly categories: typeof validation;
  readonly sidebars: typeof sidebarFiles;
  readonly sizes: {imageSizeFromFile: (file: string) => Promise<object>};
}

/** Docusaurus's own. */
function findReaders(): Readers {
  return {
    authors: require('@docusaurus/plugin-content-blog/lib/authorsMap.js'),
    tags: require('@docusaurus/utils-validation/lib/tagsFile.js'),
    globs: require('@docusaurus/utils/lib/globUtils.js'),
    categories: require('@docusaurus/plugin-content-docs/lib/sidebars/validation.js'),
    sidebars: require('@docusaurus/plugin-content-docs/lib/sidebars/index.js'),
    sizes: createRequire(require.resolve('@docusaurus/mdx-loader'))('image-size/fromFile'),
  };
}

/**
 * Docusaurus does not start with a list of authors or tags, or a category of the sidebar, that it cannot read. While somebody writes, such a
 * list only gives the names that posts use, and such a category nothing; the checks of the content name the file, the line and the remedy.
 * Sidebars that cannot be read, or name documents that do not exist, are those that were last read, and of all documents before. A file that no
 * request could name gives no page, and a picture that cannot be read has no size.
 *
 * @param siteDir the project's folder.
 * @param tell is given what is wrong with sidebars.
 * @param readers in whose modules functions are replaced.
 */
export function keepStarting(
  siteDir: string,
  tell: (message: string) => void,
  readers: Readers = findReaders(),
): void {
  const {authors, tags, globs, categories, sidebars, sizes} = readers;
  if (REPLACED in globs.Globby) {
    return;
  }
  const {getAuthorsMap, checkAuthorsMapPermalinkCollisions} = authors;
  authors.getAuthorsMap = async (request) => {
    try {
      const found = await getAuthorsMap(request);
      checkAuthorsMapPermalinkCollisions(found);
      return found;
    } catch {
      const names = await readNames(request.contentPaths, request.authorsMapPath);
      return Object.fromEntries(names.map((key) => [key, {key, name: key, page: null}]));
    }
  };
  const {getTagsFile} = tags;
  tags.getTagsFile = async (request) => {
    try {
      return await getTagsFile(request);
    } catch {
      const names = await readNames(request.contentPaths, request.tags || 'tags.yml');
      return Object.fromEntries(
        names.map((key) => [key, {label: key, description: undefined, permalink: `/${key}`}]),
      );
    }
  };
  const {Globby} = globs;
  const isReadable = async (file: string): Promise<boolean> => {
    const {document} = parseYaml((await readIfThere(file)) ?? '');
    try {
      categories.validateCategoryMetadataFile(document.toJS());
    } catch {
      return false;
    }
    return document.errors.length === 0;
  };
  const find: Readers['globs']['Globby'] = async (patterns, options) => {
    const names = (await Globby(patterns, options)).filter((name) => !NO_REQUEST.test(name));
    if (patterns !== CATEGORIES) {
      return names;
    }
    const readable = await Promise.all(
      names.map(async (name) => isReadable(path.join(options?.cwd ?? '', name))),
    );
    return names.filter((_name, index) => readable[index]);
  };
  globs.Globby = Object.assign(find, Globby, {[REPLACED]: true as const});
  const {imageSizeFromFile} = sizes;
  sizes.imageSizeFromFile = async (file) => imageSizeFromFile(file).catch(() => ({}));
  const {loadSidebars} = sidebars;
  const known = new Map<unknown, Awaited<ReturnType<typeof loadSidebars>>>();
  sidebars.loadSidebars = async (file, options) => {
    try {
      const found = await loadSidebars(file, options);
      assertDocuments(
        found,
        [...options.docs, ...options.drafts].map(({id}) => id),
      );
      known.set(file, found);
      return found;
    } catch (error) {
      tell(`${describeFailure(error, siteDir, String(file))} ${UNTIL_THEN}`);
      return known.get(file) ?? (await loadSidebars(undefined, options));
    }
  };
}

/** What follows the description of a failure that stops nothing. */
export const UNTIL_THEN = 'Until then, the server shows what it could last load.';

function assertDocuments(sidebars: unknown, ids: readonly string[]): void {
  const unknown = listDocuments(sidebars).find((id) => !ids.includes(id));
  if (unknown !== undefined) {
    throw new Error(
      `No document has the id "${unknown}".${suggestSpelling(unknown, ids)} Write its path below docs without the ending, such as "start/index".`,
    );
  }
}

function listDocuments(item: unknown): readonly string[] {
  if (typeof item !== 'object' || item === null) {
    return [];
  }
  const {type, id} = {type: '', id: '', ...item};
  return (type === 'doc' || type === 'ref') && typeof id === 'string'
    ? [id]
    : Object.values(item).flatMap(listDocuments);
}

/**
 * Says where an error of a configuration began, in one line: the place that a parser names, or else the first of the project's own code; for
 * an error of who reads the configuration, the first line with a name that the error mentions.
 *
 * @param siteDir the project's folder.
 * @param file absolute path of the configuration that was read; undefined where it may have been any file.
 */
export function describeFailure(error: unknown, siteDir: string, file?: string): string {
  const causes = listCauses(error);
  const own = causes.map(messageOf).find((message) => OWN_PLACE.test(message));
  if (own !== undefined) {
    return own;
  }
  const reason = messageOf(causes.at(-1));
  const places = causes
    .toReversed()
    .flatMap((cause) => [messageOf(cause), String(read(cause, 'stack'))])
    .flatMap((text) => [...text.matchAll(PLACE)].map(({groups}) => groups))
    .filter(
      (found) =>
        found?.file?.startsWith(siteDir + path.sep) &&
        !/[\\/]node_modules[\\/]/u.test(found.file) &&
        path.dirname(found.file) !== __dirname,
    );
  const place = places[0]?.file ?? file;
  const line = places[0]?.line ?? findMention(reason, place ?? '');
  const shown = place === undefined ? '' : path.relative(siteDir, place).replaceAll(path.sep, '/');
  const words = stripVTControlCharacters(reason)
    .replace(/^(?:Parse|Syntax)Error: /u, '')
    .replaceAll(PLACE, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, REASON_LENGTH)
    .replace(/[.]?$/u, '.');
  return `${shown === '' ? '' : `${shown}:${line} `}This cannot be loaded: ${words} Correct it and save.`;
}

/** Some errors list all that would be right. */
const REASON_LENGTH = 400;
/** The portal's own errors begin with the place. */
const OWN_PLACE = /^[\w@.-]+(?:\/[\w@.-]+)*:\d+ /mu;
const PLACE = /(?<![\w.-])(?<file>(?:[A-Za-z]:)?[\\/][^\s:()]+):(?<line>\d+)(?::\d+)?/gu;

/** From 1. */
function findMention(reason: string, file: string): number {
  const names = Array.from(
    reason.matchAll(/"(?<name>[\w./-]+)"/gu),
    ({groups}) => groups?.name ?? '',
  );
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const parts = names.flatMap((name) => [name, name.split('.').at(-1) ?? name]);
  const index = lines.findIndex((line) =>
    (line.match(/[\w./-]+/gu) ?? []).some((word) => parts.includes(word)),
  );
  return Math.max(0, index) + 1;
}

function listCauses(error: unknown): readonly unknown[] {
  const cause = read(error, 'cause');
  return cause === undefined ? [error] : [error, ...listCauses(cause)];
}

/** A field of an error, which may be one of another realm. */
function read(error: unknown, name: 'cause' | 'stack'): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** What watches files for Docusaurus. */
interface Watchers {
  watch: (...given: readonly unknown[]) => EventEmitter;
}

const findWatchers = (): Watchers =>
  createRequire(require.resolve('@docusaurus/core/package.json'))('chokidar');

/**
 * Docusaurus listens to no error of what watches its files, so that a link that leads back to its own folder ends the server. While somebody
 * writes, such an error is told, once for each kind, and all other files are watched.
 *
 * @param tell is given one sentence.
 * @param watchers in which the function is replaced.
 */
export function keepWatching(
  tell: (message: string) => void,
  watchers: Watchers = findWatchers(),
): void {
  if (REPLACED in watchers.watch) {
    return;
  }
  const {watch} = watchers;
  const told = new Set<string>();
  const begin: Watchers['watch'] = (...given) =>
    watch(...given).on('error', (error: unknown) => {
      const message = describeUnwatched(error);
      if (!told.has(message)) {
        told.add(message);
        tell(message);
      }
    });
  watchers.watch = Object.assign(begin, {[REPLACED]: true as const});
}

function describeUnwatched(error: unknown): string {
  const {code, path: file} = {code: '', path: '', ...Object(error)};
  const shown = path.relative(process.cwd(), String(file));
  switch (code) {
    case 'ELOOP':
      return `${shown.replace(/(?<name>[^/\\]+)(?:[/\\]\k<name>)+$/u, '$<name>')} is a link that leads back to a folder around it. Remove the link.`;
    case 'ENOSPC':
      return 'The system watches no more files, so that some changes do not show. Raise its limit (fs.inotify.max_user_watches), or start with --poll.';
    default:
      return `${shown} cannot be watched, so that its changes do not show: ${messageOf(error)}`;
  }
}

type TranslationFiles = Pick<
  typeof translationFiles,
  'loadSiteCodeTranslations' | 'localizePluginTranslationFile'
>;

const CODE = 'code.json';

/**
 * Docusaurus loads no page with interface texts that it cannot read. While somebody writes, such a file gives what it gave when it could last
 * be read, and nothing before; texts that are nowhere are those of the default language. To be called before Docusaurus reads the first file.
 *
 * @param isReadable whether a file has the form that Docusaurus asks for.
 * @param files in whose module functions are replaced.
 */
export function keepTexts(
  isReadable: (text: string) => boolean,
  files: TranslationFiles = require('@docusaurus/core/lib/server/translations/translations.js'),
): void {
  if (REPLACED in files.loadSiteCodeTranslations) {
    return;
  }
  const {loadSiteCodeTranslations, localizePluginTranslationFile} = files;
  const canBeRead = async (file: string): Promise<boolean> => {
    const text = await readIfThere(file);
    return text === undefined || isReadable(text);
  };
  let site: Awaited<ReturnType<typeof loadSiteCodeTranslations>> = {};
  const load: typeof loadSiteCodeTranslations = async (request) => {
    if (await canBeRead(path.join(request.localizationDir, CODE))) {
      site = await loadSiteCodeTranslations(request);
    }
    return site;
  };
  files.loadSiteCodeTranslations = Object.assign(load, {[REPLACED]: true as const});
  const known = new Map<string, Awaited<ReturnType<typeof localizePluginTranslationFile>>>();
  files.localizePluginTranslationFile = async (request) => {
    const {localizationDir, plugin, translationFile} = request;
    const file = getPluginI18nPath({
      localizationDir,
      pluginName: plugin.name,
      pluginId: plugin.options.id,
      subPaths: [`${translationFile.path}.json`],
    });
    if (await canBeRead(file)) {
      const found = await localizePluginTranslationFile(request);
      known.set(file, found);
      return found;
    }
    return known.get(file) ?? translationFile;
  };
}

/** Translations repeat the names of the originals. */
async function readNames({contentPath}: ContentPaths, file: string): Promise<readonly string[]> {
  return Object.keys(await readEntries(path.join(contentPath, file)));
}
