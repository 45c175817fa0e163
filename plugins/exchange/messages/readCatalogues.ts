import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {isMissingFile} from '../../shared/isMissingFile';

/** Interface texts of one file as Docusaurus keeps them. */
export type Messages = Readonly<
  Record<string, {readonly message: string; readonly description?: string}>
>;

/** The texts of one file in English and in another language. */
export interface Catalogue {
  /** Of the default language, relative to the project's folder. */
  readonly original: string;
  /** Of the other language. */
  readonly file: string;
  readonly english: Messages;
  readonly translated: Messages;
  /** Ids whose text is rightly the same in both. */
  readonly same: readonly string[];
}

const MessagesSchema = Joi.object<Messages>().pattern(
  Joi.string(),
  Joi.object({message: Joi.string().allow('').required(), description: Joi.string()}).unknown(),
);

const SameSchema = Joi.object<Record<string, Record<string, string[]>>>().pattern(
  Joi.string(),
  Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
);

/** Ids by language and catalogue that are rightly the same in both languages. */
const SAME_FILE = 'i18n/same-as-english.json';

/**
 * All interface texts of a language beside the English ones, one entry for each English catalogue.
 *
 * @throws Error naming a file that is not what it should be.
 */
export async function readCatalogues(
  siteDir: string,
  locale: string,
): Promise<readonly Catalogue[]> {
  const folder = path.join(siteDir, 'i18n', DEFAULT_LOCALE);
  const names = (await readdir(folder, {recursive: true}))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted();
  const same = (await readJson(siteDir, SAME_FILE, SameSchema))?.[locale] ?? {};
  return Promise.all(
    names.map(async (name) => {
      const [original, file] = [`i18n/${DEFAULT_LOCALE}/${name}`, `i18n/${locale}/${name}`];
      const [english = {}, translated = {}] = await Promise.all([
        readJson(siteDir, original, MessagesSchema),
        readJson(siteDir, file, MessagesSchema),
      ]);
      return {original, file, english, translated, same: same[name] ?? []};
    }),
  );
}

/** Undefined where there is no such file. */
async function readJson<Content>(
  siteDir: string,
  file: string,
  schema: Joi.ObjectSchema<Content>,
): Promise<Content | undefined> {
  try {
    const {value, error} = schema.validate(
      JSON.parse(await readFile(path.join(siteDir, file), 'utf8')),
    );
    if (error !== undefined) {
      throw new Error(`it has other fields than texts: ${error.message}`);
    }
    return value;
  } catch (error) {
    if (isMissingFile(error)) {
      return undefined;
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read: ${reason}.`, {cause: error});
  }
}
