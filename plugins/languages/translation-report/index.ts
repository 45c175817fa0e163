import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TranslationReport} from '../../../src/lib/contracts/translationReport';
import {TRANSLATIONS_FILE, TRANSLATIONS_PATH} from '../../../src/lib/translationReport/reportFile';
import {createContentReader} from '@selection-set/content-model';
import {dataModule} from '@selection-set/plugin-kit';
import {composeReport} from './composeReport';
import {keepReport} from './keepReport';

/**
 * What of the portal exists in each language, and what is behind: a page about all languages, one with all files of each, and the same as
 * JSON. `npm start` makes it once.
 */
export default function pluginTranslationReport({
  siteDir,
  baseUrl,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<TranslationReport> {
  const translated = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const moduleOf = (file: string): string => dataModule(generatedFilesDir, file);
  const address = `${baseUrl}${TRANSLATIONS_PATH.slice(1)}`;
  return {
    name: 'translation-report',
    loadContent: () =>
      keepReport(siteDir, translated, () =>
        composeReport(siteDir, translated, createContentReader(siteDir)),
      ),
    async contentLoaded({content, actions}) {
      actions.addRoute({
        path: address,
        component: '@site/src/components/TranslationReport',
        modules: {
          coverage: moduleOf(
            await actions.createData(
              'coverage.json',
              content.languages.map((language) => language.coverage),
            ),
          ),
        },
        exact: true,
      });
      for (const language of content.languages) {
        const {locale} = language.coverage;
        actions.addRoute({
          path: `${address}/${locale}`,
          component: '@site/src/components/TranslationReport/LanguagePage',
          modules: {language: moduleOf(await actions.createData(`${locale}.json`, language))},
          exact: true,
        });
      }
    },
    async postBuild({content, outDir}) {
      await writeFile(
        path.join(outDir, TRANSLATIONS_FILE),
        `${JSON.stringify(content, null, 2)}\n`,
      );
    },
  };
}
