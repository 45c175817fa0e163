import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  LEDGER_FILE,
  createContentReader,
  formatLedger,
  formatProblems,
  listAddresses,
  parseLedger,
} from '@selection-set/content-model';
import {readIfThere} from '@selection-set/plugin-kit';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {readSiteMap} from '../links/readSiteMap';

/**
 * Adds every address of today's content to the ledger. Nothing is ever taken out: what is gone needs a redirect.
 *
 * @returns the addresses that were added.
 * @throws Error with file and line where the ledger, or content, cannot be read.
 */
export async function updateLedger(siteDir: string): Promise<readonly string[]> {
  const file = path.join(siteDir, LEDGER_FILE);
  const text = await readIfThere(file);
  const {addresses: known, problems} = parseLedger(text ?? '[]');
  const readContent = createContentReader(siteDir);
  const {problems: unread} = await readContent(DEFAULT_LOCALE);
  const mistakes = [...problems, ...unread];
  if (mistakes.length > 0) {
    throw new Error(formatProblems(mistakes));
  }
  const current = listAddresses(await readSiteMap(siteDir, DEFAULT_LOCALE, readContent));
  const added = [...current.keys()].filter((address) => !known.has(address));
  const tidy = formatLedger([...known.keys(), ...added]);
  if (tidy !== text) {
    await writeFile(file, tidy);
  }
  return added.toSorted();
}

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
