import path from 'node:path';
import {readIfThere} from '@selection-set/plugin-kit';
import {type Ledger, LEDGER_COMMAND, LEDGER_FILE, parseLedger, unreadable} from './parseLedger';

/** The committed ledger; a missing one is a mistake, because then nothing would notice what disappears. */
export async function readLedger(siteDir: string): Promise<Ledger> {
  const text = await readIfThere(path.join(siteDir, LEDGER_FILE));
  if (text !== undefined) {
    return parseLedger(text);
  }
  const message = `There is no such file. Take it back from the history; only in a new portal, run "${LEDGER_COMMAND}".`;
  return unreadable([{file: LEDGER_FILE, line: 1, rule: 'ledger', message}]);
}
