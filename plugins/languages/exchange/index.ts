import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createContentReader} from '@selection-set/content-model';
import {
  type ContentCheck,
  OUT_FOLDER,
  runExportCommand,
  SELECTIONS,
  runImportCommand,
} from '@selection-set/markdown-xliff';
import {withSentences} from '@selection-set/plugin-kit';

interface ExchangeOptions {
  /** The check that imported translations must pass. */
  readonly createCheck: (siteDir: string) => ContentCheck;
}

interface ExportOptions {
  readonly file: readonly string[];
  readonly out: string;
  readonly only: string;
}

interface ImportOptions {
  readonly fitting?: boolean;
  readonly overwrite?: boolean;
}

/** Exports texts for translators outside the project, and imports them again: `npm run i18n:export` and `npm run i18n:import`. */
export default function pluginExchange(
  {siteDir, i18n}: LoadContext,
  {createCheck}: ExchangeOptions,
): Plugin<void> {
  const locales = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  return {
    name: 'exchange',
    extendCli(cli) {
      cli
        .command('i18n:export <locale>')
        .description('Write the texts of one language as an XLIFF file for translators.')
        .option(
          '--file <original>',
          'only this one, such as docs/index.mdx; may be repeated',
          collect,
          [],
        )
        .option('--out <folder>', 'where to write', OUT_FOLDER)
        .option('--only <selection>', `what is to be translated: ${SELECTIONS.join(', ')}`, 'all')
        .action(
          withSentences(logger.error, (locale: string, {file, out, only}: ExportOptions) =>
            runExportCommand({
              siteDir,
              locales,
              locale,
              readContent: createContentReader(siteDir),
              files: file,
              out,
              only,
            }),
          ),
        );
      cli
        .command('i18n:import <file>')
        .description('Take an XLIFF file back that translators have worked on.')
        .option('--fitting', 'leave out texts whose original has changed')
        .option('--overwrite', 'replace translations that were edited in the meantime')
        .action(
          withSentences(
            logger.error,
            (file: string, {fitting = false, overwrite = false}: ImportOptions) =>
              runImportCommand({
                siteDir,
                locales,
                readContent: createContentReader(siteDir),
                check: createCheck(siteDir),
                file,
                fitting,
                overwrite,
              }),
          ),
        );
    },
  };
}

/** An option that may be repeated. */
function collect(value: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, value];
}
