import process from 'node:process';
import type {ContentReader} from '@selection-set/content-model';
import {compareLocale} from './compareLocale';
import {formatStatus, needsWork} from './formatStatus';
import {formatTexts} from './formatTexts';
import {readLocale} from './readLocale';
import {readTexts} from './readTexts';

export interface StatusCommand {
  readonly siteDir: string;
  /** Languages to report. */
  readonly locales: readonly string[];
  readonly readContent: ContentReader;
  /** Leaves documents, posts and pages out. */
  readonly textsOnly?: boolean;
  readonly write?: (text: string) => void;
}

/**
 * `npm run i18n:status`: what translators have to do, the most important page first.
 *
 * @returns exit code; 1 when a translation is behind or cannot be judged, or an interface text is missing, unused, untranslated or cannot be
 *   filled in.
 */
export async function runStatusCommand({
  siteDir,
  locales,
  readContent,
  textsOnly = false,
  write = (text) => process.stdout.write(`${text}\n`),
}: StatusCommand): Promise<number> {
  const results = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      files: textsOnly ? undefined : compareLocale(await readLocale(siteDir, locale, readContent)),
      texts: await readTexts(siteDir, locale),
    })),
  );
  for (const {locale, files, texts} of results) {
    write(
      [
        ...(files === undefined ? [] : [formatStatus(locale, files)]),
        formatTexts(locale, texts),
      ].join('\n'),
    );
  }
  const hasWork = results.some(
    ({files = [], texts}) => needsWork(files) || texts.some(({problems}) => problems.length > 0),
  );
  return hasWork ? 1 : 0;
}
