import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './root.mjs';
import {runBin} from './runBin.mjs';

const DEFAULT_LOCALE = 'en-US';

/** Interface texts in the language of the source, relative to the project's folder. */
export const ENGLISH_FOLDER = `i18n/${DEFAULT_LOCALE}`;

/**
 * Regenerates the English catalogue from the source, because Docusaurus would keep its existing texts, and adds missing texts to
 * those of the given languages without changing translations.
 *
 * @param {readonly string[]} locales
 * @returns {Promise<number>} exit code
 */
export async function writeCatalogues(locales) {
  rmSync(path.join(ROOT, ENGLISH_FOLDER), {recursive: true, force: true});
  for (const locale of [DEFAULT_LOCALE, ...locales]) {
    const code = await runBin('docusaurus', ['write-translations', '--locale', locale]);
    if (code !== 0) {
      return code;
    }
    sortMessages(path.join(ROOT, 'i18n', locale, 'code.json'));
  }
  return 0;
}

/** Docusaurus writes texts in the order in which it finds files, which differs between machines. */
function sortMessages(file) {
  const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  messages.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`);
}
