import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createContentReader} from '@selection-set/content-model';
import {withSentences} from '@selection-set/plugin-kit';
import {
  runStatusCommand,
  runSyncCommand,
  type SyncCommand,
} from '@selection-set/translation-freshness';

type SyncOptions = Pick<SyncCommand, 'create' | 'repair' | 'reviewed'>;

/**
 * Commands for translators: `npm run i18n:status` lists the remaining work, `npm run i18n:sync` maintains the locks next to translated
 * files. Builds recompile a translation when its lock or its original changes.
 */
export default function pluginTranslationStatus({siteDir, i18n}: LoadContext): Plugin<void> {
  const translated = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const choose = (wanted: readonly string[]): readonly string[] => {
    const unknown = wanted.find((locale) => !translated.includes(locale));
    if (unknown !== undefined) {
      throw new Error(
        `"${unknown}" is no language of translations. Known: ${translated.join(', ')}.`,
      );
    }
    return wanted.length === 0 ? translated : wanted;
  };
  return {
    name: 'translation-status',
    configureWebpack: () => ({module: {rules: [dependencyRule(siteDir)]}}),
    extendCli(cli) {
      cli
        .command('i18n:status [locales...]')
        .description('Say which blocks of translations are outdated, and which texts are missing.')
        .option('--texts', 'interface texts only')
        .action(
          withSentences(
            logger.error,
            (wanted: readonly string[], {texts = false}: {readonly texts?: boolean}) =>
              runStatusCommand({
                siteDir,
                locales: choose(wanted),
                readContent: createContentReader(siteDir),
                textsOnly: texts,
              }),
          ),
        );
      cli
        .command('i18n:sync [locales...]')
        .description('Move translations after renamed originals; start, review and repair them.')
        .option('--create <original>', 'start translating this file; may be repeated', collect, [])
        .option('--reviewed <translation>', 'it is up to date; may be repeated', collect, [])
        .option('--repair <translation>', 'repair its lock; may be repeated', collect, [])
        .action(
          withSentences(
            logger.error,
            (wanted: readonly string[], {create, repair, reviewed}: SyncOptions) =>
              runSyncCommand({
                siteDir,
                locales: choose(wanted),
                readContent: createContentReader(siteDir),
                create,
                repair,
                reviewed,
              }),
          ),
        );
    },
  };
}

/** For translated files, and for test pages with locks. */
function dependencyRule(siteDir: string): object {
  return {
    test: /\.mdx?$/u,
    include: ['i18n', 'tests'].map((folder) => path.join(siteDir, folder)),
    enforce: 'pre',
    use: [
      {
        loader: path.join(
          __dirname,
          '../../../packages/translation-freshness/src/addDependencies.mjs',
        ),
        options: {siteDir},
      },
    ],
  };
}

/** An option that may be repeated. */
function collect(value: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, value];
}
