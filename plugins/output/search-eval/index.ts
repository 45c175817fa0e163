import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {evaluate} from './evaluate';

interface Flags {
  readonly build: string;
  readonly misses?: boolean;
  readonly update?: boolean;
}

/** `npm run search:eval`: how well the search answers the judged queries of `tests/search`, or those of a folder of corpora. */
export default function pluginSearchEval({siteDir, i18n}: LoadContext): Plugin<void> {
  return {
    name: 'search-eval',
    extendCli(cli) {
      cli
        .command('search:eval [folder]')
        .description('Measure the search on judged queries: of a build, or of a folder of corpora.')
        .option('--build <folder>', 'the build to measure', 'build')
        .option('--misses', 'list queries whose first answer is not right')
        .option('--update', 'take what is measured as the new baseline')
        .action((folder: string | undefined, {build, misses = false, update = false}: Flags) => {
          const {defaultLocale, locales} = i18n;
          const lines = evaluate({
            siteDir,
            corpora: folder === undefined ? undefined : path.resolve(folder),
            builds: locales.map((locale) => ({
              locale,
              folder: path.resolve(siteDir, build, locale === defaultLocale ? '' : locale),
            })),
            misses,
            update,
          });
          logger.info(lines.join('\n'));
        });
    },
  };
}
