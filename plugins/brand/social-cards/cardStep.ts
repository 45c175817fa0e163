import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Props} from '@docusaurus/types';
import {readLabels, type BuiltPages, type PageStep} from '@selection-set/plugin-kit';
import {withoutBase} from '@selection-set/site-paths';
import {DEFAULT_CARD} from '../brand-assets/composeAssets';
import type {PostFacts} from './describePage';
import {describeCards, drawCards, type DrawnCard} from './drawCards';
import {readPosts} from './readPosts';

/** Below the project's folder; outlives builds and `docusaurus start`. */
const CACHE_FOLDER = 'node_modules/.cache/social-cards';

/**
 * Draws a social card for every page of one built language, from its title, section and tools (DOC-5).
 *
 * @param posts by their address, as `readPosts` gives them.
 * @returns the cards for `describeCards`.
 */
async function drawSiteCards(
  {siteDir, baseUrl, i18n, siteConfig}: LoadContext,
  {outDir, routesPaths}: Pick<Props, 'outDir' | 'routesPaths'>,
  pages: BuiltPages,
  posts: ReadonlyMap<string, PostFacts>,
): Promise<readonly DrawnCard[]> {
  const {currentLocale, localeConfigs} = i18n;
  const {title, titleDelimiter, url} = siteConfig;
  return drawCards({
    pages,
    folder: outDir,
    cacheFolder: path.join(siteDir, CACHE_FOLDER, currentLocale),
    paths: [...new Set(routesPaths.map((address) => withoutBase(address, baseUrl)))],
    home: url + baseUrl,
    titleSuffix: ` ${titleDelimiter} ${title}`,
    siteName: title,
    posts: new Map([...posts].map(([address, post]) => [withoutBase(address, baseUrl), post])),
    language: {
      language: currentLocale,
      isRtl: localeConfigs[currentLocale]?.direction === 'rtl',
      label: await readLabels(siteDir, currentLocale),
    },
    defaultCard: DEFAULT_CARD,
    warn: (message) => {
      logger.warn(message);
    },
  });
}

/** Draws a social card for each page, in other threads while other steps read, and then says in the page how large it is and what it shows. */
export function cardStep(context: LoadContext): PageStep<Props> {
  let posts: ReadonlyMap<string, PostFacts> = new Map();
  let cards: readonly DrawnCard[] = [];
  return {
    name: 'social-cards',
    load(allContent) {
      posts = readPosts(allContent);
    },
    async read(pages, build) {
      cards = await drawSiteCards(context, build, pages, posts);
    },
    async write(pages) {
      describeCards(pages, cards);
    },
  };
}
