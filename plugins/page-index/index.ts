import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesFile} from '../../src/lib/contracts/pageIndex';
import {collectOtherVersions, collectPages, collectPosts} from './collectPages';

/**
 * Hands titles and paths of all documents and posts to the pages that ask for them: the 404 page's suggestions, the page
 * search, which keeps to one version, and the home page's latest posts (RTE-4). Written as data modules, so that only those pages load them.
 */
export default function pluginPageIndex({baseUrl}: LoadContext): Plugin<void> {
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      await actions.createData(pagesFile(), collectPages(allContent, baseUrl));
      for (const [version, pages] of collectOtherVersions(allContent, baseUrl)) {
        await actions.createData(pagesFile(version), pages);
      }
      await actions.createData('posts.json', collectPosts(allContent, baseUrl));
    },
  };
}
