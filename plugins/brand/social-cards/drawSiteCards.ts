import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Props} from '@docusaurus/types';
import {withoutBase} from '@selection-set/site-paths';
import {DEFAULT_CARD} from '../brand-assets/composeSocialCard';
import {type BuiltPages, readLabels} from '@selection-set/plugin-kit';
import type {PostFacts} from './describePage';
import {type DrawnCard, drawCards} from './drawCards';

/** Below the project's folder; outlives builds and `docusaurus start`. */
const CACHE_FOLDER = 'node_modules/.cache/social-cards';

/**
 * Draws a social card for every page of one built language, from its title, section and tools (DOC-5).
 *
 * @param posts by their address, as `readPosts` gives them.
 * @returns the cards for `describeCards`.
 */
export async function drawSiteCards(
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
