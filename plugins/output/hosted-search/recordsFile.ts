import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {listFiles} from '@selection-set/plugin-kit';
import type {DocSearchRecord} from './toRecords';

/** Folder of the records, one file for each language; not committed. */
export const RECORDS_FOLDER = 'search-records';

const RecordsSchema = Joi.array<readonly DocSearchRecord[]>()
  .items(
    Joi.object({
      objectID: Joi.string().required(),
      url: Joi.string().required(),
      type: Joi.string().required(),
      hierarchy: Joi.object().required(),
      language: Joi.string().required(),
    }).unknown(),
  )
  .unique('objectID')
  .required();

/** @returns the file, relative to the folder of the project. */
export async function writeRecords(
  folder: string,
  locale: string,
  records: readonly DocSearchRecord[],
): Promise<string> {
  await mkdir(folder, {recursive: true});
  const file = path.join(folder, `${locale}.json`);
  await writeFile(file, `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
  return file;
}

/** @throws Error when there are no files, or one holds something else. */
export async function readRecordFiles(folder: string): Promise<readonly DocSearchRecord[]> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.json'));
  if (names.length === 0) {
    throw new Error(`There are no records in "${folder}". Run "npm run search:records" first.`);
  }
  const lists = await Promise.all(
    names.map(async (name) => {
      const value: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      const {value: records, error} = RecordsSchema.validate(value);
      if (error !== undefined) {
        throw new Error(
          `${path.join(folder, name)}: ${error.message}. Write it anew with "npm run search:records".`,
        );
      }
      return records;
    }),
  );
  return lists.flat();
}
