import logger from '@docusaurus/logger';
import {validateThemeConfig as validateUpstream} from '@docusaurus/theme-search-algolia';
import type {LoadContext, Plugin, ThemeConfigValidationContext} from '@docusaurus/types';
import {withSentences} from '@selection-set/plugin-kit';
import {describeMissing} from '@selection-set/search-hosted';
import {loadSettings} from '../search-index';
import {pushAllRecords, warnOfFacets, writeAllRecords} from './commands';
import {RECORDS_FOLDER} from './pushRecords';

type Values = Readonly<Record<string, unknown>>;

/**
 * Validates `themeConfig.algolia` with upstream's own function. Without settings there is nothing to validate; when one of the three
 * required values is missing, the build says so and the embedded search answers (ERR-11).
 *
 * @throws upstream's error for a value of another shape.
 */
function validateSettings({validate, themeConfig}: ThemeConfigValidationContext<Values>): Values {
  const {algolia} = themeConfig;
  if (algolia === undefined || algolia === null) {
    return themeConfig;
  }
  const missing = describeMissing(algolia);
  if (missing !== undefined && hasOnlyTexts(algolia)) {
    logger.warn(missing);
    return themeConfig;
  }
  return validateUpstream({validate, themeConfig});
}

/** Whether the given ones of the three values are text; otherwise their type is wrong, rather than a value missing. */
function hasOnlyTexts(algolia: unknown): boolean {
  return (
    typeof algolia === 'object' &&
    algolia !== null &&
    Object.entries(algolia).every(
      ([key, value]) =>
        !['appId', 'apiKey', 'indexName'].includes(key) ||
        value === undefined ||
        typeof value === 'string',
    )
  );
}

/**
 * The hosted search, in addition to the embedded one: validates its settings, makes records for its index and sends them. With
 * `SEARCH_CHECK` set to 1, a build checks that the index has all facets, but never fails because of the answer.
 */
export default function pluginHostedSearch(context: LoadContext): Plugin<void> {
  const {siteDir, i18n} = context;
  return {
    name: 'hosted-search',
    async postBuild() {
      const isFirst = i18n.currentLocale === i18n.defaultLocale;
      if (
        process.env.SEARCH_CHECK === '1' &&
        isFirst &&
        loadSettings(siteDir, i18n.locales).engine === 'algolia'
      ) {
        await warnOfFacets(context);
      }
    },
    extendCli(cli) {
      cli
        .command('search:records')
        .description('Write DocSearch records of all languages.')
        .option('--out <folder>', 'folder for the files, one for each language', RECORDS_FOLDER)
        .option('--written-only', 'leave pages out that only a build has', false)
        .action(
          withSentences(logger.error, ({out, writtenOnly}: {out: string; writtenOnly: boolean}) =>
            writeAllRecords(context, {out, writtenOnly}),
          ),
        );
      cli
        .command('search:push')
        .description('Replace the hosted index by the records.')
        .option('--from <folder>', 'folder of the records', RECORDS_FOLDER)
        .option('--dry-run', 'say what would be sent, and send nothing', false)
        .action(
          withSentences(logger.error, ({from, dryRun}: {from: string; dryRun: boolean}) =>
            pushAllRecords(context, {from, isDry: dryRun}),
          ),
        );
      cli
        .command('search:check')
        .description('Ask the hosted index whether it has all facets and languages.')
        .action(async () => {
          await warnOfFacets(context);
        });
    },
  };
}

pluginHostedSearch.validateThemeConfig = validateSettings;
