import type {EventEmitter} from 'node:events';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import type * as authorsMap from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import type * as validation from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import type * as translationFiles from '@docusaurus/core/lib/server/translations/translations';
import type * as tagsFile from '@docusaurus/utils-validation/lib/tagsFile.js';
import {getPluginI18nPath, type ContentPaths} from '@docusaurus/utils';
import {parseYaml, readEntries} from '@selection-set/content-model';
import {messageOf, readIfThere} from '@selection-set/plugin-kit';

const require = createRequire(__filename);
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
}

/** Docusaurus's own. */
function findReaders(): Readers {
  return {
    authors: require('@docusaurus/plugin-content-blog/lib/authorsMap.js'),
    tags: require('@docusaurus/utils-validation/lib/tagsFile.js'),
    globs: require('@docusaurus/utils/lib/globUtils.js'),
    categories: require('@docusaurus/plugin-content-docs/lib/sidebars/validation.js'),
  };
}

/**
 * Docusaurus does not start with a list of authors or tags, or a category of the sidebar, that it cannot read. While somebody writes, such a
 * list only gives the names that posts use, and such a category nothing; the checks of the content name the file, the line and the remedy.
 *
 * @param readers in whose modules functions are replaced.
 */
export function keepStarting(readers: Readers = findReaders()): void {
  const {authors, tags, globs, categories} = readers;
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
    const names = await Globby(patterns, options);
    if (patterns !== CATEGORIES) {
      return names;
    }
    const readable = await Promise.all(
      names.map(async (name) => isReadable(path.join(options?.cwd ?? '', name))),
    );
    return names.filter((_name, index) => readable[index]);
  };
  globs.Globby = Object.assign(find, Globby, {[REPLACED]: true as const});
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
