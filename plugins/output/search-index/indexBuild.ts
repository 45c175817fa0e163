import {brotliCompressSync} from 'node:zlib';
import logger from '@docusaurus/logger';
import type {LoadContext, Props} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {
  listLocales,
  nearest,
  parseAddress,
  readContent,
  readVersions,
  suggest,
  type Check,
  type Problem,
  type SiteMap,
} from '@selection-set/content-model';
import {pageFile, type BuiltPages, type KeptResults} from '@selection-set/plugin-kit';
import {withoutBase} from '@selection-set/site-paths';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {listBuiltPages, readRoutes, type Build, type Routes} from '../markdown-export/readRoutes';
import {checkJudgedOf} from '../search-eval/checkJudged';
import {
  SETTINGS_FILE,
  loadSettings,
  makeIndexes,
  readFallbacks,
  readSettings,
  writeIndexes,
  type MadeIndex,
} from './index';
import type {ParsedSettings} from './parseSettings';
import {isExcluded, readHtmlPage, readWrittenPages} from './readPages';

/** Pinned pages and headings that do not exist in a language. */
export function checkPinned(
  {settings: {pinned}, lineOf}: Pick<ParsedSettings, 'lineOf' | 'settings'>,
  locale: string,
  {pages}: SiteMap,
): readonly Problem[] {
  return (pinned[locale] ?? [])
    .flatMap((answer) => answer.pages)
    .flatMap((address) => {
      const message = describe(address, pages);
      return message === undefined
        ? []
        : [{file: SETTINGS_FILE, line: lineOf(address), rule: 'search-settings', message}];
    });
}

function describe(address: string, pages: SiteMap['pages']): string | undefined {
  const {path, hash} = parseAddress(address);
  const page = pages.get(path);
  if (page === undefined) {
    return `"${address}" is pinned, and the site has no page "${path}".${suggest(nearest(path, [...pages.keys()]))}`;
  }
  return hash === '' || page.ids === undefined || page.ids.has(hash)
    ? undefined
    : `"${address}" is pinned, and "${path}" has no heading with the id "${hash}".${suggest(nearest(hash, [...page.ids.keys()]))}`;
}

/** Pinned and judged answers of the search that no longer exist; in the default language also mistakes in the search's settings. */
export const checkSearch: Check = async (_content, {siteDir, locale, readSiteMap}) => {
  const [map, locales] = await Promise.all([readSiteMap(), listLocales(siteDir)]);
  const settings = readSettings(siteDir, [...new Set([DEFAULT_LOCALE, ...locales])]);
  return [
    ...(locale === DEFAULT_LOCALE ? settings.problems : []),
    ...checkPinned(settings, locale, map),
    ...checkJudgedOf(siteDir, locale, map),
  ];
};

/** The built pages made from components and data, such as tools, overviews and the home page, by path. */
function readHtmlFiles(
  {siteDir, baseUrl}: Pick<LoadContext, 'baseUrl' | 'siteDir'>,
  {routes}: Pick<Props, 'routes'>,
  found: Routes,
  excluded: readonly string[],
  pages: BuiltPages,
): ReadonlyMap<string, string> {
  const written = flattenRoutes([...routes]).filter(({metadata}) =>
    /\.mdx?$/u.test(metadata?.sourceFilePath ?? ''),
  );
  const paths = listBuiltPages(found, {
    entries: written.map((route) => ({
      file: '',
      path: withoutBase(route.path, baseUrl),
      isListed: true,
    })),
    oldVersions: readVersions(siteDir)
      .filter(({isLatest}) => !isLatest)
      .map(({path}) => `/docs/${path}`),
    sidebars: [],
  });
  return new Map(
    paths
      .filter((path) => !isExcluded(path, excluded))
      .map((path) => [path, pages.read(pageFile(path)) ?? '']),
  );
}

/** The line for maintainers about the parts of a split index, in KB after Brotli. */
export function describeSplit({locale, version, files, pages, sections, parts}: MadeIndex): string {
  const sizes = [...files]
    .filter(([name]) => !name.includes('/'))
    .map(([, text]) => brotliCompressSync(text).length / 1000);
  return `The search index ${locale}-${version} is large and therefore split: ${String(pages)} pages, ${String(sections)} sections, ${sizes.reduce((sum, size) => sum + size, 0).toFixed(0)} KB in ${String(parts)} parts; a search loads those that its words fall into.`;
}

/**
 * Writes the search indexes of one built language (API-7, C-09).
 *
 * @param kept `written` keeps pages that are written in Markdown, `read` the content of all others.
 * @throws ExportError for anything that plain Markdown cannot express.
 */
export async function indexBuild(
  context: LoadContext,
  build: Build,
  pages: BuiltPages,
  kept: {readonly written: KeptResults; readonly read: KeptResults},
): Promise<void> {
  const {siteDir, i18n} = context;
  const settings = loadSettings(siteDir, i18n.locales);
  const routes = readRoutes(context, build);
  const html = readHtmlFiles(context, build, routes, settings.excluded, pages);
  const content = await readContent(siteDir, i18n.currentLocale);
  const originals = await readContent(siteDir, i18n.defaultLocale);
  const written = [
    ...(await readWrittenPages(context, content, settings, kept.written)),
    ...(await readFallbacks(context, content, originals, settings, kept.written)),
  ];
  const latest = readVersions(siteDir).find(({isLatest}) => isLatest)?.name;
  const read = await Promise.all(
    Array.from(html, async ([path, text]) => readHtmlPage(path, text, settings, kept.read)),
  );
  const records = [
    // Pages missing from the latest version are hidden from search engines, but not from the search of their own version.
    ...written.filter(
      ({record, version = latest}) => version !== latest || !routes.hidden.has(record.url),
    ),
    ...read.flatMap((record) => record ?? []),
  ];
  const indexes = makeIndexes(context, records, settings);
  await writeIndexes(build.outDir, indexes);
  for (const index of indexes.filter(({parts}) => parts > 1)) {
    logger.info(describeSplit(index));
  }
}
