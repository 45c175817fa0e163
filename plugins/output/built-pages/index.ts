import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepFor} from '@selection-set/plugin-kit/keepFor';
import {secureBuild} from '../content-security/secureBuild';
import {writeFirstStyles} from '../first-styles/writeFirstStyles';
import {type Loaded, NOTHING_LOADED, readLoaded} from '../markdown-twins/readLoaded';
import {readRoutes} from '../markdown-twins/readRoutes';
import {writeTwins} from '../markdown-twins/writeTwins';
import {indexBuild} from '../search-index/indexBuild';
import type {PostFacts} from '../../brand/social-cards/describePage';
import {readPosts} from '../../brand/social-cards/readPosts';
import {describeCards} from '../../brand/social-cards/drawCards';
import {drawSiteCards} from '../../brand/social-cards/drawSiteCards';
import {finishPages} from './finishPages';
import {type PluginOptions, validateOptions} from './options';

/**
 * What happens to the HTML of one language once it is written, in order. Docusaurus lets plugins do this side by side, where two that write
 * into the same file lose each other's work; so one owns it and calls the steps that the others offer.
 */
export default function pluginBuiltPages(
  context: LoadContext,
  {redirects, services}: PluginOptions,
): Plugin<void> {
  const {baseUrl, siteConfig} = context;
  const kept = keepFor(context, 'built-pages');
  let loaded: Loaded = NOTHING_LOADED;
  let posts: ReadonlyMap<string, PostFacts> = new Map();
  const redirectPages = pluginClientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: redirects.map(({from, to}) => ({from, to})),
  });
  return {
    name: 'built-pages',
    async allContentLoaded({allContent}) {
      loaded = readLoaded(allContent, baseUrl);
      posts = readPosts(allContent);
    },
    async postBuild(build) {
      // Both read pages as they are; cards are drawn by other threads meanwhile.
      const [cards] = await Promise.all([
        drawSiteCards(context, build, posts),
        indexBuild(context, build, kept),
      ]);
      // Write into heads, and new files.
      const {outDir} = build;
      const routes = readRoutes(context, build);
      await writeTwins({context, outDir, siteName: siteConfig.title, loaded, routes, kept});
      await describeCards(cards);
      await finishPages(context, build);
      await writeFirstStyles(context, build);
      await redirectPages?.postBuild?.({...build, content: undefined});
      // Last: it takes the hash of what then stands in the pages.
      await secureBuild(context, outDir, services);
    },
  };
}

pluginBuiltPages.validateOptions = validateOptions;
