import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LEDGER_FILE} from '@selection-set/content-model';
import {updateLedger} from './updateLedger';

/** `npm run ledger`: adds the addresses of new pages and headings to the committed ledger; the content checks read it. */
export default function pluginLedger({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'ledger',
    extendCli(cli) {
      cli
        .command('ledger')
        .description('Add the addresses of new pages and headings to the ledger.')
        .action(async () => {
          const added = await updateLedger(siteDir);
          logger.info(
            added.length === 0
              ? `${LEDGER_FILE} was complete.`
              : `${added.length} new addresses in ${LEDGER_FILE}:\n${added.join('\n')}`,
          );
        });
    },
  };
}
