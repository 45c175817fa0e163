import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchGlobalData} from '@selection-set/search/client';
import {withMiddleware} from '@selection-set/plugin-kit';
import {loadSettings, SETTINGS_FILE} from './readSettings';
import {serveIndexes} from './serveIndexes';

/**
 * What the embedded search reads: one index for each language and version, below one folder, loaded with the first search (API-7, C-09).
 * Settings are in `src/data/search.yml`; a mistake in them stops the build. `plugins/output/built-pages` calls `indexBuild`.
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
