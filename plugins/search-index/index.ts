import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchGlobalData} from '../../src/lib/contracts/searchIndex';
import {readContent} from '../content-model/readContent';
import {readVersions} from '../content-model/readVersions';
import {readRoutes} from '../markdown-twins/readRoutes';
import {withMiddleware} from '../shared/withMiddleware';
import {describeSplit} from './describeSplit';
import {makeIndexes} from './makeIndexes';
import {readHtmlFiles} from './readHtmlFiles';
import {readHtmlPage, readWrittenPages} from './readPages';
import {loadSettings, SETTINGS_FILE} from './readSettings';
import {serveIndexes} from './serveIndexes';
import {writeIndexes} from './writeIndexes';

/**
 * Writes what the embedded search reads: one index for each language and version, below one folder, loaded with the first search (API-7,
 * C-09). Settings are in `src/data/search.yml`; a mistake in them stops the build.
 */
export default function pluginSearchIndex(context: LoadContext): Plugin<void> {
  const {siteDir, i18n} = context;
  return {
    name: 'search-index',
    contentLoaded({actions}) {
      const {engine} = loadSettings(siteDir, i18n.locales);
      actions.setGlobalData({engine} satisfies SearchGlobalData);
    },
    async postBuild(props) {
      const settings = loadSettings(siteDir, i18n.locales);
      const routes = readRoutes(context, props);
      const html = readHtmlFiles(context, props, routes, settings.excluded);
      const content = await readContent(siteDir, i18n.currentLocale);
      const written = await readWrittenPages(context, content, settings);
      const latest = readVersions(siteDir).find(({isLatest}) => isLatest)?.name;
      const records = [
        // What the latest version does not have is kept from search engines, and not from the search of its own version.
        ...written.filter(
          ({record, version = latest}) => version !== latest || !routes.hidden.has(record.url),
        ),
        ...[...html].flatMap(([path, text]) => readHtmlPage(path, text, settings) ?? []),
      ];
      const indexes = makeIndexes(context, records, settings);
      await writeIndexes(props.outDir, indexes);
      for (const index of indexes.filter(({parts}) => parts > 1)) {
        logger.info(describeSplit(index));
      }
    },
    getPathsToWatch: () => [SETTINGS_FILE],
    configureWebpack: () =>
      process.env.NODE_ENV === 'development' ? withMiddleware(serveIndexes(context)) : {},
  };
}
