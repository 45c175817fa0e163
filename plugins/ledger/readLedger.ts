import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isMissingFile} from '../shared/isMissingFile';
import {type Ledger, LEDGER_COMMAND, LEDGER_FILE, parseLedger, unreadable} from './parseLedger';

/** The committed ledger; a missing one is a mistake, because then nothing would notice what disappears. */
export async function readLedger(siteDir: string): Promise<Ledger> {
  try {
    return parseLedger(await readFile(path.join(siteDir, LEDGER_FILE), 'utf8'));
  } catch (error) {
    if (!isMissingFile(error)) {
      throw error;
    }
    const message = `There is no such file. Take it back from the history; only in a new portal, run "${LEDGER_COMMAND}".`;
    return unreadable([{file: LEDGER_FILE, line: 1, rule: 'ledger', message}]);
  }
}
