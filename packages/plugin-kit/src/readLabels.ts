import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

const CatalogueSchema = Joi.object<Record<string, {message: string}>>().pattern(
  Joi.string(),
  Joi.object({message: Joi.string().allow('').required()}).unknown(),
);

/**
 * Interface texts of a language by id.
 *
 * @returns a function that throws an Error naming the id and the catalogue when the text does not exist.
 */
export async function readLabels(siteDir: string, locale: string): Promise<(id: string) => string> {
  const name = `i18n/${locale}/code.json`;
  const json: unknown = JSON.parse(await readFile(path.join(siteDir, name), 'utf8'));
  const catalogue = Joi.attempt(json, CatalogueSchema, `${name}:`);
  return (id) => {
    const message = catalogue[id]?.message;
    if (message === undefined) {
      throw new Error(`${name} has no text "${id}". Run "npm run i18n -- fr ar ja".`);
    }
    return message;
  };
}
