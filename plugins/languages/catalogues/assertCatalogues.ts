import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {messageOf} from '@selection-set/plugin-kit';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';

/**
 * The language that Docusaurus is loading; undefined for commands that load none.
 *
 * @param env Docusaurus sets `DOCUSAURUS_CURRENT_LOCALE` before it reads the configuration, and the hot-reloading server sets "undefined" where
 * no language was asked for.
 */
export function loadedLocale(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const locale = env.DOCUSAURUS_CURRENT_LOCALE;
  return locale === 'undefined' ? DEFAULT_LOCALE : locale;
}

const CatalogueSchema = Joi.object().pattern(
  Joi.string(),
  Joi.object({message: Joi.string().allow('').required(), description: Joi.string()}),
);

/** How much of the text Node shows before the place, where there is more. */
const CHARACTERS_BEFORE = 10;

export interface CatalogueMistake {
  /** Counted from 1; absent where the text is JSON of another shape. */
  readonly line?: number;
  readonly message: string;
}

/** What is wrong with the text of a file of interface texts; undefined where nothing is. */
export function findCatalogueMistake(text: string): CatalogueMistake | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return describeSyntax(text, messageOf(error));
  }
  const {error} = CatalogueSchema.validate(json, {convert: false});
  return error === undefined ? undefined : {message: error.message};
}

function describeSyntax(text: string, message: string): CatalogueMistake {
  return {
    line: text.slice(0, findPlace(text, message)).split('\n').length,
    message: `not valid JSON: ${message.replaceAll(/\s+/gu, ' ')}`,
  };
}

/** Node names the place as a position, or by the characters around it, or not at all where the text ends too early. */
function findPlace(text: string, message: string): number {
  const position = /at position (\d+)/u.exec(message)?.[1];
  if (position !== undefined) {
    return Number(position);
  }
  const [, dots, around] = /(\.{3})?"([\s\S]+)"(?:\.{3})? is not valid JSON$/u.exec(message) ?? [];
  return around === undefined
    ? text.trimEnd().length
    : Math.max(0, text.indexOf(around)) + (dots === undefined ? 0 : CHARACTERS_BEFORE);
}

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
