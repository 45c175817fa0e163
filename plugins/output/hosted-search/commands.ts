import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {readContent, readVersions} from '@selection-set/content-model';
import {messageOf, pageFile} from '@selection-set/plugin-kit';
import {
  FACETS,
  createQueries,
  makeProbe,
  readHostedConfig,
  readResults,
  type HostedSettings,
  type QueryClient,
} from '@selection-set/search-hosted';
import {
  SEARCH_FOLDER,
  manifestFile,
  readManifest,
  readOutlineFile,
} from '@selection-set/search/client';
import type {PageRecord} from '@selection-set/search/engine';
import {
  algoliasearch,
  type SynonymHit,
  type IndexSettings,
  type SupportedLanguage,
} from 'algoliasearch';
import {loadContext} from '@docusaurus/core/lib/server/site';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {LANGUAGES} from '../../../src/family/data/languages';
import {TOOLS} from '../../../src/family/data/tools';
import {findTool} from '../../../src/lib/catalogue/findTools';
import type {Environment} from '../../../src/lib/config/resolveDeployment';
import {addSymbols, loadSettings, readFallbacks} from '../search-index';
import type {SearchSettings} from '../search-index/parseSettings';
import {readHtmlPage, readWrittenPages, type VersionedRecord} from '../search-index/readPages';
import {PAUSES, pushRecords, readRecordFiles, splitBatches, writeRecords} from './pushRecords';
import {toRecords, type DocSearchRecord} from './toRecords';

/** The portal's languages as codes of the service, without regions. */
const CODES = LANGUAGES.locales
  .map((locale) => locale.split('-')[0] ?? locale)
  .filter((code): code is SupportedLanguage => /^[a-z]{2}$/u.test(code));
const WITHOUT_PLURALS: readonly string[] = ['ja', 'ko', 'zh'];

/** Settings of the hosted index: those of DocSearch, with the portal's facets and samples. Sent with the records. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl0)',
    'content',
    'unordered(keywords)',
    'unordered(code)',
  ],
  attributesForFaceting: [
    'language',
    'version',
    'docusaurus_tag',
    'tool',
    'kind',
    'entry',
    'type',
    'filterOnly(url_without_anchor)',
  ],
  unretrievableAttributes: ['code', 'keywords'],
  attributesToSnippet: ['content:24'],
  attributesToHighlight: [],
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  camelCaseAttributes: ['hierarchy', 'content'],
  separatorsToIndex: '_@',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  ignorePlurals: CODES.filter((code) => !WITHOUT_PLURALS.includes(code)),
  indexLanguages: CODES,
  queryLanguages: CODES,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: false,
  maxValuesPerFacet: 100,
} satisfies IndexSettings;

interface ReadRecords {
  readonly records: readonly DocSearchRecord[];
  readonly pages: number;
  /** Whether it includes pages that only a build creates, such as those of tools. */
  readonly isComplete: boolean;
}

/** The records of one language: written pages, untranslated ones, and those that only the build has, as its embedded index lists them. */
async function readRecords(context: LoadContext): Promise<ReadRecords> {
  const {siteDir, outDir, i18n, siteConfig, baseUrl} = context;
  const settings = loadSettings(siteDir, i18n.locales);
  const content = await readContent(siteDir, i18n.currentLocale);
  const originals = await readContent(siteDir, i18n.defaultLocale);
  const written = [
    ...(await readWrittenPages(context, content, settings)),
    ...(await readFallbacks(context, content, originals, settings)),
  ];
  const versions = readVersions(siteDir).map(({name}) => name);
  const built = await readBuiltPaths(outDir, i18n.currentLocale, versions);
  const known = new Set(written.map(({record}) => record.url));
  const made = await Promise.all(
    built
      .filter((page) => !known.has(page))
      .map(async (page) => {
        const html = await readFile(path.join(outDir, pageFile(page)), 'utf8');
        return (await readHtmlPage(page, html, settings)) ?? [];
      }),
  );
  const all = withSymbols([...written, ...made.flat()], versions);
  const place = {
    locale: i18n.currentLocale,
    versions,
    root: new URL(baseUrl, siteConfig.url).href,
    chapterOf: (page: PageRecord) => chapterOf(page, siteConfig.title),
  };
  return {
    records: all.flatMap(({record, version}) => toRecords(record, {...place, version})),
    pages: all.length,
    isComplete: built.length > 0,
  };
}

/** Adds names that occur only in samples, as the embedded index does: within each version. */
function withSymbols(
  pages: readonly VersionedRecord[],
  versions: readonly string[],
): readonly VersionedRecord[] {
  return [undefined, ...versions].flatMap((version) =>
    addSymbols(pages.filter((page) => page.version === version).map(({record}) => record)).map(
      (record) => ({version, record}),
    ),
  );
}

/** Pages in the embedded indexes of a build; none without a build. */
async function readBuiltPaths(
  outDir: string,
  locale: string,
  versions: readonly string[],
): Promise<readonly string[]> {
  const folder = path.join(outDir, SEARCH_FOLDER);
  const paths = await Promise.all(
    versions.map(async (version) => {
      const file = path.join(folder, manifestFile(locale, version));
      if (!existsSync(file)) {
        return [];
      }
      const {outline} = readManifest(await readBytes(file));
      return readOutlineFile(await readBytes(path.join(folder, outline))).urls.split('\n');
    }),
  );
  return [...new Set(paths.flat())].toSorted();
}

async function readBytes(file: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(file)).buffer;
}

/** The name of the page's tool; the portal's for other pages. */
function chapterOf({facets = []}: PageRecord, siteName: string): string {
  const slug = facets.find((facet) => facet.startsWith('tool:'))?.slice('tool:'.length);
  return findTool(TOOLS, slug)?.name ?? siteName;
}

/**
 * Problems of a hosted index that would make searches find nothing: missing facets, and languages without records.
 *
 * @returns sentences; none for a suitable index.
 * @throws errors of the client.
 */
export async function checkFacets(
  client: QueryClient,
  settings: HostedSettings,
  locales: readonly string[],
): Promise<readonly string[]> {
  const [results] = readResults(await client.search([makeProbe(settings)]), 1);
  const facets = results?.facets ?? {};
  const wanted = FACETS.filter(
    (name) => settings.contextualSearch || (name !== 'language' && name !== 'version'),
  );
  const missing = wanted.filter((name) => facets[name] === undefined);
  const without = locales.filter(
    (locale) => facets.language !== undefined && facets.language[locale] === undefined,
  );
  return [
    ...(missing.length === 0
      ? []
      : [
          `The hosted index "${settings.indexName}" has no facet ${missing.join(', ')}: searches that are narrowed by it find nothing, and readers get the embedded search instead. Add it to "attributesForFaceting" (plugins/output/hosted-search/commands.ts) and run "npm run search:push".`,
        ]),
    ...(without.length === 0
      ? []
      : [
          `The hosted index "${settings.indexName}" has no records of ${without.join(', ')}. Run "npm run search:records" and "npm run search:push".`,
        ]),
  ];
}

export interface PushKeys {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

const NAMES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_ADMIN_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/** @throws Error naming the missing variables. */
export function readPushKeys(env: Environment): PushKeys {
  const read = (name: string): string => env[name]?.trim() ?? '';
  const missing = Object.values(NAMES).filter((name) => read(name) === '');
  if (missing.length > 0) {
    throw new Error(
      `Missing in the environment: ${missing.join(', ')}. The key must be one that may write (addObject, deleteIndex, editSettings, browse); it is used here only and never becomes part of the site. "-- --dry-run" needs none.`,
    );
  }
  return {
    appId: read(NAMES.appId),
    apiKey: read(NAMES.apiKey),
    indexName: read(NAMES.indexName),
  };
}

/** Removes the key from a message, wherever it came from (SEA-3). */
export function hideKey(message: string, {apiKey}: Pick<PushKeys, 'apiKey'>): string {
  return apiKey === '' ? message : message.replaceAll(apiKey, '***');
}

/** The synonyms of the search's settings in the format of a hosted index; those of all languages, since one index serves all. */
export function toSynonyms({synonyms}: Pick<SearchSettings, 'synonyms'>): readonly SynonymHit[] {
  return Object.entries(synonyms).flatMap(([locale, lists]) =>
    lists.map((words, index): SynonymHit => ({
      objectID: `portal-${locale}-${String(index)}`,
      type: 'synonym',
      synonyms: [...words],
    })),
  );
}

/** `npm run search:records`: writes the records of all languages. */
export async function writeAllRecords(
  {siteDir, i18n}: LoadContext,
  {out, writtenOnly}: {readonly out: string; readonly writtenOnly: boolean},
): Promise<void> {
  for (const locale of i18n.locales) {
    // One after the other: each language keeps its parsed pages in memory.
    // oxlint-disable-next-line no-await-in-loop
    const {records, pages, isComplete} = await readRecords(await loadContext({siteDir, locale}));
    if (!isComplete && !writtenOnly) {
      throw new Error(
        `There is no build of ${locale}, and pages such as those of tools exist in builds only. Run "npm run build" first, or leave them out with "-- --written-only".`,
      );
    }
    // oxlint-disable-next-line no-await-in-loop
    const file = await writeRecords(path.resolve(siteDir, out), locale, records);
    logger.info(
      `${String(records.length)} records of ${String(pages)} pages in ${path.relative(siteDir, file)}`,
    );
  }
}

/** `npm run search:push`: sends them, or with `isDry` prints what would be sent. */
export async function pushAllRecords(
  {siteDir, i18n}: LoadContext,
  {from, isDry}: {readonly from: string; readonly isDry: boolean},
): Promise<void> {
  const records = await readRecordFiles(path.resolve(siteDir, from));
  const synonyms = toSynonyms(loadSettings(siteDir, i18n.locales));
  if (isDry) {
    const bytes = Buffer.byteLength(JSON.stringify(records));
    const {length} = splitBatches(records);
    logger.info(
      `Would send ${String(records.length)} records (${(bytes / 1e6).toFixed(1)} MB) in ${String(length)} batches, ${String(synonyms.length)} synonyms and the settings, and then replace the index. Nothing was sent.`,
    );
    return;
  }
  const keys = readPushKeys(process.env);
  try {
    await pushRecords(records, {
      client: algoliasearch(keys.appId, keys.apiKey),
      indexName: keys.indexName,
      temporaryName: `${keys.indexName}_next_${Date.now().toString(36)}`,
      settings: INDEX_SETTINGS,
      synonyms,
      pauses: PAUSES,
      wait,
      log: (line) => logger.info(line),
    });
  } catch (error) {
    const reason = hideKey(messageOf(error), keys);
    // The error itself contains the request; its message is enough.
    logger.error(`The index "${keys.indexName}" is as it was: ${reason}`);
    process.exitCode = 1;
  }
}

/** Checks the hosted index: a warning for each mistake, or one if the index cannot be reached. */
export async function warnOfFacets({siteConfig, i18n}: LoadContext): Promise<void> {
  const config = readHostedConfig(siteConfig.themeConfig.algolia);
  if (config === undefined) {
    return;
  }
  const {appId, apiKey} = config;
  const client = createQueries({appId, apiKey, hosts: [], origin: siteConfig.url});
  try {
    for (const problem of await checkFacets(client, config, i18n.locales)) {
      logger.warn(problem);
    }
  } catch (error) {
    logger.warn(
      `The hosted index "${config.indexName}" could not be checked: ${hideKey(String(error), config)}`,
    );
  }
}
