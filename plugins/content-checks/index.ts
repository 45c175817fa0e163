import process from 'node:process';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatProblems} from '../content-model/problem';
import {checkContent} from './checkContent';

/** Name below `docusaurus`. */
const COMMAND = 'content:check';

/**
 * Checks the content before it is rendered. A build stops at mistakes; the writing server names them and goes on, so that a page can be
 * seen while it is being written. `docusaurus content:check` does the same for all languages without a build.
 */
export default function pluginContentChecks({siteDir, i18n}: LoadContext): Plugin<void> {
  return {
    name: 'content-checks',
    async loadContent() {
      const problems = await checkContent({siteDir, locale: i18n.currentLocale});
      if (problems.length === 0) {
        return;
      }
      const report = `Mistakes in the content:\n${formatProblems(problems)}`;
      if (process.env.NODE_ENV !== 'development') {
        throw new Error(report);
      }
      logger.warn(report);
    },
    getPathsToWatch: () => [
      '{docs,versioned_docs}/**/*.{md,mdx}',
      'blog/**/*.{md,mdx}',
      'src/pages/**/*.{md,mdx}',
    ],
    extendCli(cli) {
      cli
        .command(COMMAND)
        .description('Check the content of all languages without building it.')
        .action(async () => {
          const lists = await Promise.all(
            i18n.locales.map((locale) => checkContent({siteDir, locale})),
          );
          const problems = lists.flat();
          if (problems.length > 0) {
            logger.error(formatProblems(problems));
            process.exitCode = 1;
          }
        });
    },
  };
}
