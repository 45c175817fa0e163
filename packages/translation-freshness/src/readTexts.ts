import {contentSettings} from '@selection-set/content-model';
import path from 'node:path';
import {readIfThere} from '@selection-set/plugin-kit';
import {compareTexts, type TextState} from './compareTexts';
import type {Catalogue} from './parseCatalogue';
import {parseSame, type SameText} from './parseSame';
import {catalogueFile, readCatalogues} from './readCatalogues';

/** Ids by language and catalogue that are rightly the same in both languages, relative to the project's folder. */
export const SAME_FILE = 'i18n/same-as-english.json';

const NOTHING: Catalogue = {texts: new Map(), repeated: []};

/**
 * The state of all interface texts of a language, one entry for each catalogue that it or English has.
 *
 * @throws Error naming a file that is not what it should be.
 */
export async function readTexts(siteDir: string, locale: string): Promise<readonly TextState[]> {
  const [english, translated, same] = await Promise.all([
    readCatalogues(siteDir, contentSettings().defaultLocale),
    readCatalogues(siteDir, locale),
    readSame(siteDir),
  ]);
  const ours = same.filter((entry) => entry.locale === locale);
  const names = new Set([
    ...english.keys(),
    ...translated.keys(),
    ...ours.map(({catalogue}) => catalogue),
  ]);
  return [...names].toSorted().map((name) =>
    compareTexts({
      locale,
      english: english.get(name) ?? NOTHING,
      englishFile: catalogueFile(contentSettings().defaultLocale, name),
      translated: translated.get(name) ?? NOTHING,
      file: catalogueFile(locale, name),
      same: ours.filter(({catalogue}) => catalogue === name),
      sameFile: SAME_FILE,
    }),
  );
}

/** Every text that is rightly the same as in English. */
export async function readSame(siteDir: string): Promise<readonly SameText[]> {
  const text = await readIfThere(path.join(siteDir, SAME_FILE));
  return text === undefined ? [] : parseSame(text, SAME_FILE);
}
