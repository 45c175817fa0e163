import {contentSettings} from '@selection-set/content-model';
import {
  type Catalogue,
  catalogueFile,
  readCatalogues,
  readSame,
} from '@selection-set/translation-freshness';

/** Interface texts of one file as Docusaurus keeps them. */
export type Messages = Readonly<
  Record<string, {readonly message: string; readonly description?: string}>
>;

export interface CataloguePair {
  /** Of the default language, relative to the project's folder. */
  readonly original: string;
  /** Of the other language. */
  readonly file: string;
  readonly english: Messages;
  readonly translated: Messages;
  /** Ids whose text is rightly the same in both. */
  readonly same: readonly string[];
}

/**
 * All interface texts of a language beside the English ones, one entry for each English catalogue.
 *
 * @throws Error naming a file that is not what it should be.
 */
export async function readCataloguePairs(
  siteDir: string,
  locale: string,
): Promise<readonly CataloguePair[]> {
  const [english, translated, same] = await Promise.all([
    readCatalogues(siteDir, contentSettings().defaultLocale),
    readCatalogues(siteDir, locale),
    readSame(siteDir),
  ]);
  return [...english].map(([name, catalogue]) => ({
    original: catalogueFile(contentSettings().defaultLocale, name),
    file: catalogueFile(locale, name),
    english: toMessages(catalogue),
    translated: toMessages(translated.get(name)),
    same: same
      .filter((entry) => entry.locale === locale && entry.catalogue === name)
      .map(({id}) => id),
  }));
}

function toMessages(catalogue: Catalogue | undefined): Messages {
  return Object.fromEntries(
    [...(catalogue?.texts ?? [])].map(([id, {message, description}]) => [
      id,
      {message, ...(description === undefined ? {} : {description})},
    ]),
  );
}
