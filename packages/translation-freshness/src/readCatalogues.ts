import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '@selection-set/plugin-kit';
import {type Catalogue, parseCatalogue} from './parseCatalogue';

/**
 * All interface texts of a language, by name of the file below the language's folder, such as `docusaurus-theme-classic/navbar.json`.
 *
 * @throws Error naming a file that is not what it should be.
 */
export async function readCatalogues(
  siteDir: string,
  locale: string,
): Promise<ReadonlyMap<string, Catalogue>> {
  const names = await listFiles(path.join(siteDir, 'i18n', locale));
  return new Map(
    await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map(async (name) => {
          const file = catalogueFile(locale, name);
          const text = await readFile(path.join(siteDir, file), 'utf8');
          return [name, parseCatalogue(text, file)] as const;
        }),
    ),
  );
}

/** Where a file of interface texts lies, relative to the project's folder. */
export function catalogueFile(locale: string, name: string): string {
  return `i18n/${locale}/${name}`;
}
