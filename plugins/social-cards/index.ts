import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutBase} from '../../src/lib/paths/withoutBase';
import {DEFAULT_CARD} from '../brand-assets/composeSocialCard';
import type {PostFacts} from './describePage';
import {previewCard} from './previewCard';
import {readLabels} from '../shared/readLabels';
import {readPosts} from './readPosts';
import {writeCards} from './writeCards';

/** Below the project's folder; outlives builds and `docusaurus start`. */
const CACHE_FOLDER = 'node_modules/.cache/social-cards';

/**
 * Draws a social card for every page, in the page's language, from its title, section and tools (DOC-5). `docusaurus card <file>`
 * draws that of one file.
 */
export default function pluginSocialCards({
  siteDir,
  generatedFilesDir,
  siteConfig: {title, titleDelimiter, url},
  i18n: {currentLocale, localeConfigs},
  baseUrl,
}: LoadContext): Plugin<void> {
  let posts: ReadonlyMap<string, PostFacts> = new Map();
  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      const entries = [...readPosts(allContent)];
      posts = new Map(entries.map(([address, post]) => [withoutBase(address, baseUrl), post]));
    },
    async postBuild({outDir, routesPaths}) {
      await writeCards({
        folder: outDir,
        cacheFolder: path.join(siteDir, CACHE_FOLDER, currentLocale),
        paths: [...new Set(routesPaths.map((address) => withoutBase(address, baseUrl)))],
        home: url + baseUrl,
        titleSuffix: ` ${titleDelimiter} ${title}`,
        siteName: title,
        posts,
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
    },
    extendCli(cli) {
      cli
        .command('card <file>')
        .description('Draw the social card of a Markdown file and say where it is.')
        .action(async (file: string) => {
          const target = path.join(generatedFilesDir, 'social-cards');
          logger.success(await previewCard({siteDir, localeConfigs, file, folder: target}));
        });
    },
  };
}
