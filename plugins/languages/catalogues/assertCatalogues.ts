import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {
  parseYaml,
  suggestSpelling,
  type Check,
  type ContentRules,
  type Problem,
} from '@selection-set/content-model';
import {messageOf} from '@selection-set/plugin-kit';
import {listDamage, readTexts} from '@selection-set/translation-freshness';
import {isMap, isScalar} from 'yaml';
import {LANGUAGES} from '../../../src/family/data/languages';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';

/**
 * The language that Docusaurus is loading; undefined for commands that load none.
 *
 * @param env Docusaurus sets `DOCUSAURUS_CURRENT_LOCALE` before it reads the configuration, and the hot-reloading server sets "undefined"
 * when no language was requested.
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

/** How many characters before the error Node quotes, if there are more. */
const CHARACTERS_BEFORE = 10;

export type CatalogueMistake = Pick<Problem, 'line' | 'message'>;

/** The mistake in the text of a file of interface texts; undefined if there is none. */
export function findCatalogueMistake(source: string): CatalogueMistake | undefined {
  // Docusaurus reads files with a byte order mark too.
  const text = source.replace(/^\uFEFF/u, '');
  if (text.trim() === '') {
    return {line: 1, message: 'This file is empty. Write "{}" for no texts.'};
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return describeSyntax(text, messageOf(error));
  }
  const {error} = CatalogueSchema.validate(json, {convert: false});
  const [key, field] = error?.details[0]?.path ?? [];
  return error === undefined
    ? undefined
    : {line: lineOfKey(text, key), message: describeShape(key, field)};
}

function describeSyntax(text: string, message: string): CatalogueMistake {
  const reason = message
    .replace(/ (?:in JSON )?at position \d+.*$/su, '')
    .replace(/, (?:\.{3})?"[\s\S]*" is not valid JSON$/u, '');
  return {
    line: text.slice(0, findPlace(text, message)).split('\n').length,
    message: `This is not JSON: ${reason}. Compare the line, and the one above it, with those around them: a comma or a quotation mark may be missing or too many.`,
  };
}

function describeShape(
  key: number | string | undefined,
  field: number | string | undefined,
): string {
  if (key === undefined) {
    return 'This is not a list of texts. Write {"id": {"message": "…"}}.';
  }
  switch (field) {
    case undefined:
      return `"${key}" is not a text. Write "${key}": {"message": "…"}.`;
    case 'message':
    case 'description':
      return `"${key}" needs a text as its "${field}". Write "${field}": "…".`;
    default:
      return `"${key}" has an unknown field "${field}". It may have: message, description.`;
  }
}

function lineOfKey(text: string, name: number | string | undefined): number {
  const {contents, lineOf} = parseYaml(text);
  const pairs = isMap(contents) ? contents.items : [];
  const pair = pairs.find(({key}) => isScalar(key) && key.value === name);
  return lineOf(pair?.key.range?.[0] ?? 0);
}

/** Node gives the place as a position, by the characters around it, or not at all when the text ends too early. */
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
 * Stops when interface texts of a language cannot be read. Docusaurus would stop, too, but without line and remedy, and in some commands
 * even without the file.
 *
 * @param locale the language that is loaded; undefined for commands that load none.
 * @param keepTexts keeps earlier texts when a file does not have the form that it asks about. While somebody writes, the checks of the
 * content report such a file, and nothing stops.
 * @throws Error with file, line and remedy for each such file.
 */
export function assertCatalogues(
  siteDir: string,
  locale: string | undefined,
  keepTexts?: (isReadable: (text: string) => boolean) => void,
): void {
  if (keepTexts !== undefined) {
    keepTexts((text) => findCatalogueMistake(text) === undefined);
    return;
  }
  if (locale === undefined) {
    return;
  }
  const problems = findUnreadable(siteDir, locale).map(
    ({file, line, message}) => `${file}:${line} ${message}`,
  );
  if (problems.length > 0) {
    throw new Error(
      `Interface texts of "${locale}" cannot be read:\n${problems.join('\n')}\nCorrect them. A file beyond repair can be ` +
        `restored from git (git checkout -- <file>); "npm run i18n -- ${locale}" then adds the texts that are missing.`,
    );
  }
}

const RULE = 'interface-text';

/** Files of interface texts of a language that cannot be read, each with its line and remedy. */
export function findUnreadable(siteDir: string, locale: string): readonly Problem[] {
  return listCatalogues(siteDir, locale).flatMap((file) => {
    const mistake = findCatalogueMistake(readFileSync(path.join(siteDir, file), 'utf8'));
    return mistake === undefined ? [] : [{file, rule: RULE, ...mistake}];
  });
}

/** Interface texts of a language that cannot be read or filled in; `npm run i18n:status` lists missing ones. */
const checkCatalogues: Check = async (_content, {siteDir, locale}) => {
  const unreadable = findUnreadable(siteDir, locale);
  const needed = locale === DEFAULT_LOCALE ? [] : findUnreadable(siteDir, DEFAULT_LOCALE);
  if (locale === DEFAULT_LOCALE || unreadable.length + needed.length > 0) {
    return unreadable;
  }
  const states = await readTexts(siteDir, locale);
  return states.flatMap(({unfit}) => unfit);
};

/** Folders below `i18n` of languages that the portal does not have, of which nothing is published. */
const checkFolders: Check = (_content, {siteDir, locale}) => {
  const folder = path.join(siteDir, 'i18n');
  if (locale !== DEFAULT_LOCALE || !existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !LANGUAGES.locales.includes(entry.name))
    .map(({name}) => ({
      file: `i18n/${name}`,
      line: 1,
      rule: 'language',
      message: `The portal has no language "${name}", so nothing of this folder is published.${suggestSpelling(name, LANGUAGES.locales)} Rename the folder, add the language in src/family/data/languages.ts, or delete it.`,
    }));
};

/** The checks of this room. */
export const RULES: ContentRules = {
  siteChecks: [
    checkCatalogues,
    checkFolders,
    async (_content, {siteDir, locale}) => listDamage(siteDir, locale),
  ],
};

/** Files in Docusaurus's format, by path below the project: those of the site, and one folder deeper those of plugins. */
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
