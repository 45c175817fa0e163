import process from 'node:process';
import type {ContentReader} from '../content-model/createContentReader';
import {compareLocale} from './compareLocale';
import {formatMessages} from './formatMessages';
import {formatStatus, needsWork} from './formatStatus';
import {readLocale} from './readLocale';
import {readMessages} from './readMessages';

export interface StatusCommand {
  readonly siteDir: string;
  /** Languages to report. */
  readonly locales: readonly string[];
  readonly readContent: ContentReader;
  readonly write?: (text: string) => void;
}

/**
 * `npm run i18n:status`: what translators have to do, the most important page first.
 *
 * @returns exit code; 1 when a translation is behind or cannot be judged, or an interface text is missing, unused or untranslated.
 */
export async function runStatusCommand({
  siteDir,
  locales,
  readContent,
  write = (text) => process.stdout.write(`${text}\n`),
}: StatusCommand): Promise<number> {
  const results = await Promise.all(
    locales.map(async (locale) => {
      const states = compareLocale(await readLocale(siteDir, locale, readContent));
      const messages = formatMessages(await readMessages(siteDir, locale));
      return {locale, states, messages};
    }),
  );
  for (const {locale, states, messages} of results) {
    write([formatStatus(locale, states), ...messages].join('\n'));
  }
  return results.some(({states, messages}) => needsWork(states) || messages.length > 0) ? 1 : 0;
}
