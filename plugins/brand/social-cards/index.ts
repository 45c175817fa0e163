import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {previewCard} from './previewCard';

/**
 * `docusaurus card <file>` draws the social card of one file (DOC-5). Those of all pages are drawn by `writeSiteCards`, which
 * `plugins/output/built-pages` calls.
 */
export default function pluginSocialCards({
  siteDir,
  generatedFilesDir,
  i18n: {localeConfigs},
}: LoadContext): Plugin<void> {
  return {
    name: 'social-cards',
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
