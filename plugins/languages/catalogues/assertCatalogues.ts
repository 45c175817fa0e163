import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findCatalogueMistake} from './findCatalogueMistake';

/**
 * Stops where interface texts of a language cannot be read. Docusaurus would stop too, but name neither line nor remedy, and in some commands not
 * even the file.
 *
 * @param locale the language that is loaded; undefined for commands that load none.
 * @throws Error with file, line and remedy for each such file.
 */
export function assertCatalogues(siteDir: string, locale: string | undefined): void {
  if (locale === undefined) {
    return;
  }
  const problems = listCatalogues(siteDir, locale).flatMap((file) => {
    const mistake = findCatalogueMistake(readFileSync(path.join(siteDir, file), 'utf8'));
    return mistake === undefined
      ? []
      : [`${file}${mistake.line === undefined ? '' : `:${mistake.line}`}: ${mistake.message}`];
  });
  if (problems.length > 0) {
    throw new Error(
      `Interface texts of "${locale}" cannot be read:\n${problems.join('\n')}\nPut them right. A file that cannot be mended can be ` +
        `taken from git again (git checkout -- <file>); "npm run i18n -- ${locale}" then adds the texts that are missing.`,
    );
  }
}

/** Files of Docusaurus' own form, by path below the project: those of the site, and one folder deeper those of plugins. */
function listCatalogues(siteDir: string, locale: string): readonly string[] {
  const folder = path.join(siteDir, 'i18n', locale);
  if (!existsSync(folder)) {
    return [];
  }
  const entries = readdirSync(folder, {withFileTypes: true});
  const inFolders = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({name}) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`));
  return [...entries.filter((entry) => entry.isFile()).map(({name}) => name), ...inFolders]
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => `i18n/${locale}/${file}`);
}
