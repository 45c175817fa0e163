import process from 'node:process';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHECK_DELAY_MS} from '../../../src/lib/constants';
import {
  type ContentRules,
  createContentReader,
  formatProblems,
  keepParsed,
} from '@selection-set/content-model';
import {keepFor} from '@selection-set/plugin-kit/keepFor';
import {createChecker} from './checkContent';
import {createDelayed} from './createDelayed';
import {createReporter} from './createReporter';
import {checkSpelling} from './spelling/checkSpelling';

export interface RuleOptions {
  /** What the parts of the portal ask of its content, beside what all content must pass. */
  readonly rules: readonly ContentRules[];
}

/** Name below `docusaurus`. */
const COMMAND = 'content:check';

/**
 * Checks the content before it is rendered. A build stops at mistakes; the writing server names them and goes on, so that a page can be
 * seen while it is being written. `docusaurus content:check` does the same for all languages without a build, and checks the spelling.
 */
export default function pluginContentChecks(
  context: LoadContext,
  {rules}: RuleOptions,
): Plugin<void> {
  const {siteDir, i18n} = context;
  keepParsed(keepFor(context, 'parsed-markdown'));
  const kept = keepFor(context, 'checked-files');
  const read = createContentReader(siteDir);
  const check = createChecker(siteDir, {rules, read, kept});
  const report = createReporter(logger);
  // The author sees the page first: checking at once would hold the compiler up.
  const checkSoon = createDelayed(async () => report(await check(i18n.currentLocale)), {
    delayMs: CHECK_DELAY_MS,
    onError: (error) => logger.error(String(error)),
  });
  return {
    name: 'content-checks',
    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
        checkSoon();
        return;
      }
      // A reader of its own, which a build gives up with all that it read.
      const problems = await createChecker(siteDir, {rules, kept})(i18n.currentLocale);
      if (problems.length > 0) {
        throw new Error(`Mistakes in the content:\n${formatProblems(problems)}`);
      }
    },
    getPathsToWatch: () => [
      // One by one: the watcher would take the folder before a list in braces, which is the whole project.
      ...['docs', 'versioned_docs', 'blog', 'src/pages'].map((folder) => `${folder}/**/*.{md,mdx}`),
      `i18n/${i18n.currentLocale}/docusaurus-plugin-content-*/**/*.{md,mdx}`,
      'blog/{authors,tags}.yml',
      'src/data/*.{yml,json}',
    ],
    extendCli(cli) {
      cli
        .command(COMMAND)
        .description('Check the content of all languages, and the spelling, without building it.')
        .action(async () => {
          const lists = await Promise.all([
            read(i18n.defaultLocale).then((content) => checkSpelling(content, siteDir)),
            ...i18n.locales.map((locale) => check(locale)),
          ]);
          const problems = lists.flat();
          if (problems.length > 0) {
            logger.error(formatProblems(problems));
            process.exitCode = 1;
          }
        });
    },
  };
}
