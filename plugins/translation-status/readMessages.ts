import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {DEFAULT_LOCALE} from '../../src/lib/constants';
import {isMissingFile} from '../shared/isMissingFile';
import {compareMessages, type Messages, type MessageState} from './compareMessages';

/** Ids by language and catalogue that are rightly the same in both languages, relative to the project's folder. */
export const SAME_FILE = 'i18n/same-as-english.json';

export interface CatalogueState extends MessageState {
  /** Of the language, relative to the project's folder. */
  readonly file: string;
}

const MessagesSchema = Joi.object<Messages>().pattern(
  Joi.string(),
  Joi.object({message: Joi.string().allow('').required()}).unknown(),
);

const SameSchema = Joi.object<Record<string, Record<string, string[]>>>().pattern(
  Joi.string(),
  Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
);

/**
 * The state of all interface texts of a language, one entry for each English catalogue.
 *
 * @throws Error naming a file that is not what it should be.
 */
export async function readMessages(
  siteDir: string,
  locale: string,
): Promise<readonly CatalogueState[]> {
  const folder = path.join(siteDir, 'i18n', DEFAULT_LOCALE);
  const names = (await readdir(folder, {recursive: true}))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted();
  const same = (await readJson(path.join(siteDir, SAME_FILE), SameSchema))?.[locale] ?? {};
  return Promise.all(
    names.map(async (name) => {
      const file = `i18n/${locale}/${name}`;
      const [english, translated] = await Promise.all([
        readJson(path.join(folder, name), MessagesSchema),
        readJson(path.join(siteDir, file), MessagesSchema),
      ]);
      return {file, ...compareMessages(english ?? {}, translated ?? {}, same[name] ?? [])};
    }),
  );
}

async function readJson<Content>(
  file: string,
  schema: Joi.ObjectSchema<Content>,
): Promise<Content | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissingFile(error)) {
      return undefined;
    }
    throw error;
  }
  const {value, error} = schema.validate(parse(text, file));
  if (error !== undefined) {
    throw new Error(`${file} is no catalogue of texts: ${error.message}.`);
  }
  return value;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}
