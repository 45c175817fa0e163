import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {HeaderRules} from '@selection-set/strict-csp';

/** What one built language gives to files that are about the whole site; it knows nothing of the other languages. */
export interface LanguagePart {
  /** `hashes` are those of this language's pages. */
  readonly headers: HeaderRules;
}

const PartSchema = Joi.object<LanguagePart>({
  headers: Joi.object({
    baseUrl: Joi.string().required(),
    hosts: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).required(),
    hashes: Joi.array().items(Joi.string()).required(),
  }).required(),
});

function partFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'output', 'part.json');
}

/** @param generatedFilesDir folder of generated files of the language's build. */
export async function writePart(generatedFilesDir: string, part: LanguagePart): Promise<void> {
  const file = partFile(generatedFilesDir);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(part));
}

/** @throws Error that names the file where it is missing or is no part. */
export async function readPart(generatedFilesDir: string): Promise<LanguagePart> {
  const file = partFile(generatedFilesDir);
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return Joi.attempt(value, PartSchema, `${file} is not what a build writes; build again.`);
}
