import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadSettings} from '../search-index/readSettings';
import {pushAllRecords, warnOfFacets, writeAllRecords} from './commands';
import {RECORDS_FOLDER} from './recordsFile';
import {validateSettings} from './validateSettings';

/**
 * The hosted search beside the embedded one: validates its settings, makes records for its index and sends them. A build asks the index whether
 * it has all facets when `SEARCH_CHECK` is 1, and never fails over the answer.
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
        .action(async ({out, writtenOnly}: {out: string; writtenOnly: boolean}) => {
          await writeAllRecords(context, {out, writtenOnly});
        });
      cli
        .command('search:push')
        .description('Replace the hosted index by the records.')
        .option('--from <folder>', 'folder of the records', RECORDS_FOLDER)
        .option('--dry-run', 'say what would be sent, and send nothing', false)
        .action(async ({from, dryRun}: {from: string; dryRun: boolean}) => {
          await pushAllRecords(context, {from, isDry: dryRun});
        });
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
