import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {readContent, readVersions} from '@selection-set/content-model';
import type {BuiltPages, KeptResults} from '@selection-set/plugin-kit';
import {type Build, readRoutes} from '../markdown-twins/readRoutes';
import {describeSplit} from './describeSplit';
import {makeIndexes} from './makeIndexes';
import {readHtmlFiles} from './readHtmlFiles';
import {readHtmlPage, readWrittenPages} from './readPages';
import {loadSettings} from './readSettings';
import {writeIndexes} from './writeIndexes';

/**
 * Writes the search indexes of one built language (API-7, C-09).
 *
 * @param kept where built pages are kept as they were read.
 * @throws TwinError for what a text says and plain Markdown cannot.
 */
export async function indexBuild(
  context: LoadContext,
  build: Build,
  pages: BuiltPages,
  kept: KeptResults,
): Promise<void> {
  const {siteDir, i18n} = context;
  const settings = loadSettings(siteDir, i18n.locales);
  const routes = readRoutes(context, build);
  const html = readHtmlFiles(context, build, routes, settings.excluded, pages);
  const content = await readContent(siteDir, i18n.currentLocale);
  const written = await readWrittenPages(context, content, settings);
  const latest = readVersions(siteDir).find(({isLatest}) => isLatest)?.name;
  const read = await Promise.all(
    Array.from(html, async ([path, text]) => readHtmlPage(path, text, settings, kept)),
  );
  const records = [
    // What the latest version does not have is kept from search engines, and not from the search of its own version.
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
