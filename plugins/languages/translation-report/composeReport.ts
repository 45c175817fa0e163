import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {TranslationReport} from '../../../src/lib/contracts/translationReport';
import type {ContentReader} from '@selection-set/content-model';
import {compareLocale, readLocale, readTexts} from '@selection-set/translation-freshness';
import {composeLanguage} from './composeLanguage';

/** The state of the translations into all given languages. */
export async function composeReport(
  siteDir: string,
  locales: readonly string[],
  readContent: ContentReader,
): Promise<TranslationReport> {
  const originals = (await readContent(DEFAULT_LOCALE)).files;
  return {
    languages: await Promise.all(
      locales.map(async (locale) =>
        composeLanguage({
          locale,
          originals,
          states: compareLocale(await readLocale(siteDir, locale, readContent)),
          texts: await readTexts(siteDir, locale),
        }),
      ),
    ),
  };
}
