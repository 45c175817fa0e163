import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {createContentReader} from '@selection-set/content-model';
import {dataModule, isMissingFile, listFiles} from '@selection-set/plugin-kit';
import {hashModules} from '@selection-set/plugin-kit/hashModules';
import type {TranslationReport} from '../../../src/lib/contracts/translationReport';
import {TRANSLATIONS_FILE, TRANSLATIONS_PATH} from '../../../src/lib/translationReport/report';
import {composeReport} from './composeReport';

interface Kept {
  readonly key: string;
  readonly report: TranslationReport;
}

/** Relative to the project's folder. */
const KEPT_FILE = 'node_modules/.cache/translation-report.json';

/** Content that the report is made from. */
const SOURCES = ['docs', 'blog', 'src/pages', 'i18n'];
const SOURCE_NAME = /\.(?:json|lock|mdx?)$/u;
/** Entry point of the code that makes the report; the key covers its imports. */
const ENTRY = path.join(__dirname, 'composeReport.ts');

const KeptSchema = Joi.object<Kept>({
  key: Joi.string().required(),
  report: Joi.object({languages: Joi.array().required()}).required(),
});

/**
 * The report of an earlier build, unless something that it is made from has changed: all languages of a site are built one after the other,
 * and each has the same report.
 *
 * @param locales languages of the report.
 * @param make computes it.
 */
export async function keepReport(
  siteDir: string,
  locales: readonly string[],
  make: () => Promise<TranslationReport>,
): Promise<TranslationReport> {
  const file = path.join(siteDir, KEPT_FILE);
  const key = await computeKey(siteDir, locales);
  const kept = await readKept(file);
  if (kept?.key === key) {
    return kept.report;
  }
  const report = await make();
  await mkdir(path.dirname(file), {recursive: true});
  // Under a temporary name first, so that an interrupted build leaves no partial file.
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, JSON.stringify({key, report} satisfies Kept));
  await rename(draft, file);
  return report;
}

/** Reads files synchronously: each await would last until other plugins have finished parsing pages. */
async function computeKey(siteDir: string, locales: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
    .update(locales.join())
    .update(hashModules([ENTRY]));
  const lists = await Promise.all(SOURCES.map(async (folder) => listIn(siteDir, folder)));
  for (const file of lists.flat().filter((name) => SOURCE_NAME.test(name))) {
    hash.update(`${file}\n`).update(readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex');
}

/** Relative to the project's folder. */
async function listIn(siteDir: string, folder: string): Promise<readonly string[]> {
  return (await listFiles(path.join(siteDir, folder))).map((name) => `${folder}/${name}`);
}

/** Undefined when it does not exist, or is not a report. */
async function readKept(file: string): Promise<Kept | undefined> {
  try {
    const {value, error} = KeptSchema.validate(JSON.parse(await readFile(file, 'utf8')));
    return error === undefined ? value : undefined;
  } catch (error) {
    if (isMissingFile(error) || error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/**
 * What exists in each language of the portal, and what is outdated: a page about all languages, one with all files of each, and the same as
 * JSON. `npm start` computes it once.
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
