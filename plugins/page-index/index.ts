import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesFile} from '../../src/lib/contracts/pageIndex';
import {contentLocale} from '../../src/lib/locale/contentLocale';
import {joinTranslations} from '../../src/lib/locale/translations';
import {createTranslations} from '../translations/createTranslations';
import {collectOtherVersions, collectPages, collectPosts} from './collectPages';

/**
 * Hands titles and paths of documents and posts to the pages that ask for them: the 404 page's suggestions, the page search, which keeps
 * to one version, and the home page's latest posts (RTE-4). Search and suggestions have the pages that exist in the language (I6). Written as
 * data modules, so that only those pages load them.
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
      await actions.createData(pagesFile(), collectPages(allContent, options));
      for (const [version, pages] of collectOtherVersions(allContent, options)) {
        await actions.createData(pagesFile(version), pages);
      }
      const posts = collectPosts(allContent, baseUrl);
      await actions.createData('posts.json', posts);
      await actions.createData(
        'originalPosts.json',
        posts.filter(({source}) => !options.isWanted(source)).map(({path}) => path),
      );
      const {localesOf} = createTranslations(siteDir, locales);
      await actions.createData(
        'postLanguages.json',
        joinTranslations(posts.map(({source}) => localesOf(source))),
      );
    },
  };
}
