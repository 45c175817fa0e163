import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  createContentReader,
  formatProblems,
  readVersions,
  type Content,
} from '@selection-set/content-model';
import {
  isMissingFile,
  withMiddleware,
  type KeptResults,
  type Middleware,
} from '@selection-set/plugin-kit';
import {SEARCH_FOLDER, type PageFacet, type SearchGlobalData} from '@selection-set/search/client';
import type {PageRecord, SectionRecord} from '@selection-set/search/engine';
import {makeFiles, type IndexPlace, type MadeFiles} from '@selection-set/search/writer';
import {decode} from '@selection-set/site-paths';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';
import {parseSettings, type ParsedSettings, type SearchSettings} from './parseSettings';
import {readWrittenPages, type VersionedRecord} from './readPages';

/** Weight of a page that is shown in another language than the reader's: below answers in theirs, but above nothing. */
const FALLBACK_WEIGHT = 0.7;

/** Enough digits for a weight. */
const PRECISION = 1000;

/**
 * Search records of the pages that a language shows untranslated, without their code: headings, names and messages are what readers of
 * another language type from them.
 *
 * @param own content of the language.
 * @param originals content of the default language.
 * @throws ExportError for anything that plain Markdown cannot express.
 */
export async function readFallbacks(
  {siteDir, i18n}: Pick<LoadContext, 'i18n' | 'siteDir'>,
  own: Content,
  originals: Content,
  settings: Pick<SearchSettings, 'excluded' | 'kinds'>,
  kept?: KeptResults,
): Promise<readonly VersionedRecord[]> {
  if (i18n.currentLocale === i18n.defaultLocale) {
    return [];
  }
  const translated = new Set(own.files.map(({original}) => original));
  const files = originals.files.filter(({original}) => !translated.has(original));
  // Labels written by components are in the language of the surrounding text.
  const pages = await readWrittenPages(
    {siteDir, codeTranslations: {}},
    {files, problems: []},
    settings,
    kept,
  );
  return pages.map(({version, record}) => ({
    version,
    record: toFallback(record, i18n.defaultLocale),
  }));
}

function toFallback(record: PageRecord, locale: string): PageRecord {
  const {facets = [], weight = 1, sections} = record;
  const language: PageFacet = `lang:${locale}`;
  return {
    ...record,
    facets: [...facets, language],
    weight: Math.round(weight * FALLBACK_WEIGHT * PRECISION) / PRECISION,
    sections: sections.map(({anchor, level, heading, kind, text, keywords}) => ({
      anchor,
      level,
      heading,
      ...(kind === undefined ? {} : {kind}),
      text,
      ...(keywords === undefined ? {} : {keywords}),
    })),
  };
}

const IMPORT =
  /\bimport\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{(?<names>[^{}]*)\}\s*from\s*['"](?<from>[^'"]+)['"]/gu;

/** Prefix of facets that name a tool. */
const TOOL = 'tool:';

/**
 * Gives each name that samples import from a package an entry of its own, unless a heading already has it: in the documentation of the tool
 * that mentions it most, under the section that does.
 */
export function addSymbols(pages: readonly PageRecord[]): readonly PageRecord[] {
  const groups = groupByTool(pages);
  const documents = groups.flat();
  const known = listHeadings(documents);
  const names = new Set(documents.flatMap(listImports));
  const additions = new Map<SectionRecord, string[]>();
  for (const name of [...names].toSorted()) {
    if (!known.has(name.toLowerCase())) {
      const section = findSection(name, groups);
      if (section !== undefined) {
        additions.set(section, [...(additions.get(section) ?? []), name]);
      }
    }
  }
  return pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) => [
      section,
      ...(additions.get(section) ?? []).map((name) => toRecord(name, section)),
    ]),
  }));
}

function groupByTool(pages: readonly PageRecord[]): readonly (readonly PageRecord[])[] {
  const groups = new Map<string, PageRecord[]>();
  for (const page of pages) {
    const tool = page.facets?.find((facet) => facet.startsWith(TOOL));
    if (tool !== undefined && page.facets?.includes('kind:doc') === true) {
      groups.set(tool, [...(groups.get(tool) ?? []), page]);
    }
  }
  return [...groups.values()];
}

/** Names in headings, function calls without their brackets. */
function listHeadings(pages: readonly PageRecord[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({sections}) =>
      sections.flatMap(({heading}) =>
        heading.split(/[\s,]+/u).map((word) => word.replace(/\(.*$|[<>]/gu, '').toLowerCase()),
      ),
    ),
  );
}

/** Imports in the samples of a page, except relative ones. */
function listImports({sections}: PageRecord): readonly string[] {
  return sections.flatMap(({code = ''}) =>
    [...code.matchAll(IMPORT)].flatMap(({groups: {names = '', from = ''} = {}}) =>
      /^(?:\.|node:|@site|@\/|~)/u.test(from)
        ? []
        : names
            .split(',')
            .map((name) => name.replace(/^\s*type\s+|\s+as\s.*$/gu, '').trim())
            .filter((name) => /^[\w$]{3,}$/u.test(name)),
    ),
  );
}

function findSection(name: string, groups: readonly (readonly PageRecord[])[]) {
  let most = 0;
  let found: SectionRecord | undefined;
  for (const group of groups) {
    const named = group.flatMap((page) =>
      page.sections
        .map((section) => ({section, times: countIn(section, name)}))
        .filter(({times}) => times > 0)
        .map(({section, times}) => ({section, times, rank: rankOf(page, section, name)})),
    );
    const total = named.reduce((sum, {times}) => sum + times, 0);
    if (total > most) {
      most = total;
      found = named.toSorted((a, b) => b.rank - a.rank || b.times - a.times)[0]?.section;
    }
  }
  return found;
}

/**
 * How well a section with a name explains it: the tool's own documents rank before guides across tools, a section or sentence that starts
 * with the name before a mention, and a reference before other pages.
 */
function rankOf(page: PageRecord, {text}: SectionRecord, name: string): number {
  const start = new RegExp(
    String.raw`(?:^|[.:!?\n] ?)${name.replaceAll('$', String.raw`\$&`)}(?![\w$])`,
    'u',
  );
  const sentence = text.search(start);
  const begins = sentence === 0 ? 2 : sentence > 0 ? 1 : 0;
  return (isOwnPage(page) ? 8 : 0) + begins * 2 + (REFERENCE.test(page.url) ? 1 : 0);
}

const REFERENCE = /\/(?:configuration|reference)$/u;

/** A page in the section of its first tool: that section explains a name, while guides across tools use it. */
function isOwnPage({url, facets = []}: PageRecord): boolean {
  const tool = facets.find((facet) => facet.startsWith(TOOL))?.slice(TOOL.length);
  return tool !== undefined && url.split('/').includes(tool);
}

/** Prose explains; samples only use. */
function countIn({text, code = ''}: SectionRecord, name: string): number {
  return 3 * count(text, name) + count(code, name);
}

function count(text: string, name: string): number {
  return text.split(name).length - 1;
}

function toRecord(name: string, {anchor, level}: SectionRecord): SectionRecord {
  return {anchor, level: Math.min(6, level + 1), heading: name, kind: 'symbol', text: ''};
}

export type MadeIndex = IndexPlace & MadeFiles;

/** An index for each version of the documentation: its own documents, and all pages without a version. */
export function makeIndexes(
  {siteDir, i18n}: Pick<LoadContext, 'i18n' | 'siteDir'>,
  records: readonly VersionedRecord[],
  settings: SearchSettings,
): readonly MadeIndex[] {
  return readVersions(siteDir).map(({name}) => {
    const place = {locale: i18n.currentLocale, version: name};
    const own = records
      .filter(({version}) => version === undefined || version === name)
      .map(({record}) => record);
    return {...place, ...makeFiles(place, addSymbols(own), settings)};
  });
}

/** Writes the files of indexes into the build of their language. */
export async function writeIndexes(outDir: string, indexes: readonly MadeIndex[]): Promise<void> {
  const files = indexes.flatMap((index) =>
    [...index.files].map(([name, text]) => ({file: path.join(outDir, SEARCH_FOLDER, name), text})),
  );
  const folders = new Set(files.map(({file}) => path.dirname(file)));
  await Promise.all([...folders].map(async (folder) => mkdir(folder, {recursive: true})));
  await Promise.all(files.map(async ({file, text}) => writeFile(file, text)));
}

/** Relative to the project's folder. */
export const SETTINGS_FILE = 'src/family/data/search.yml';

/** The settings of the search with their mistakes; the defaults if the file does not exist. */
export function readSettings(siteDir: string, locales: readonly string[]): ParsedSettings {
  try {
    const text = readFileSync(path.join(siteDir, SETTINGS_FILE), 'utf8');
    return parseSettings(text, SETTINGS_FILE, locales);
  } catch (error) {
    if (isMissingFile(error)) {
      return parseSettings('', SETTINGS_FILE, locales);
    }
    throw error;
  }
}

/** @throws Error with file and line of each mistake. */
export function loadSettings(siteDir: string, locales: readonly string[]): SearchSettings {
  const {settings, problems} = readSettings(siteDir, locales);
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  return settings;
}

type Context = Pick<LoadContext, 'baseUrl' | 'codeTranslations' | 'i18n' | 'siteDir'>;

/**
 * Answers requests for search files while pages are being written: a request for a manifest creates an index of the current content.
 * Pages that are not written in Markdown are only in the index of a build.
 */
export function serveIndexes(context: Context): Middleware {
  const read = createContentReader(context.siteDir);
  const root = `${context.baseUrl}${SEARCH_FOLDER}/`;
  let files: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map());

  const make = async (): Promise<ReadonlyMap<string, string>> => {
    const settings = loadSettings(context.siteDir, context.i18n.locales);
    const content = await read(context.i18n.currentLocale);
    const originals = await read(context.i18n.defaultLocale);
    const records = [
      ...(await readWrittenPages(context, content, settings)),
      ...(await readFallbacks(context, content, originals, settings)),
    ];
    return new Map(makeIndexes(context, records, settings).flatMap((made) => [...made.files]));
  };

  return (request, response, next) => {
    const {pathname = ''} = readRequestTarget(request.url) ?? {};
    if (!pathname.startsWith(root)) {
      next();
      return;
    }
    const name = decode(pathname.slice(root.length)) ?? '';
    // Only manifests have no hash in their names.
    if (!/-[\da-f]{8}(?:\.json|\/)/u.test(name)) {
      files = make();
    }
    void answer(files, name, response);
  };
}

async function answer(
  files: Promise<ReadonlyMap<string, string>>,
  name: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const text = (await files).get(name);
    response
      .writeHead(text === undefined ? 404 : 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
      })
      .end(text ?? '{}');
  } catch (error) {
    logger.error(`The search index could not be made: ${String(error)}`);
    response.writeHead(500).end();
  }
}

/**
 * The files of the embedded search: one index for each language and version, below one folder, loaded with the first search (API-7, C-09).
 * Settings are in `src/family/data/search.yml`; a mistake in them stops the build. `plugins/output/built-pages` calls `indexBuild`.
 */
export default function pluginSearchIndex(context: LoadContext): Plugin<void> {
  const {siteDir, i18n} = context;
  return {
    name: 'search-index',
    contentLoaded({actions}) {
      const {engine} = loadSettings(siteDir, i18n.locales);
      actions.setGlobalData({engine} satisfies SearchGlobalData);
    },
    getPathsToWatch: () => [SETTINGS_FILE],
    configureWebpack: () =>
      process.env.NODE_ENV === 'development' ? withMiddleware(serveIndexes(context)) : {},
  };
}
