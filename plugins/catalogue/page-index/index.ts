import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentLocale} from '../../../src/lib/locale/languages';
import {joinTranslations} from '@selection-set/translation-freshness/field';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {createTranslations} from '@selection-set/translation-freshness';
import {collectPages, collectPosts} from './collectPages';

/**
 * Provides titles and paths of documents and posts to the pages that need them: the 404 page's suggestions, the search page's list
 * for readers without scripts, and the home page's latest posts (RTE-4). List and suggestions have only pages of the language (I6).
 * Written as data modules, so that only those pages load them.
 */
export default function pluginPageIndex({baseUrl, siteDir, i18n}: LoadContext): Plugin<void> {
  const {currentLocale, defaultLocale, locales} = i18n;
  const options = {
    baseUrl,
    isWanted: (source: string) =>
      contentLocale(source, currentLocale, defaultLocale) === currentLocale,
  };
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('pages.json', collectPages(allContent, options));
      const posts = collectPosts(allContent, baseUrl);
      await actions.createData('posts.json', posts);
      await actions.createData(
        'originalPosts.json',
        posts.filter(({source}) => !options.isWanted(source)).map(({path}) => path),
      );
      const {localesOf} = createTranslations(siteDir, locales);
      await actions.createData(
        'postLanguages.json',
        joinTranslations(
          posts.map(({source}) => localesOf(source)),
          DEFAULT_LOCALE,
        ),
      );
    },
  };
}
