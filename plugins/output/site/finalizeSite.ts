import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readIfThere} from '@selection-set/plugin-kit';
import {composeHeaders, type HeaderRules, readHashes} from '@selection-set/strict-csp';
import {Joi} from '@docusaurus/utils-validation';

export interface BuiltLanguages {
  /** Folder of the site. */
  readonly outDir: string;
  /** Folder of the languages that were built separately from the default one, each in a folder of its name. */
  readonly partsDir: string;
  readonly languages: readonly BuiltLanguage[];
}

export interface BuiltLanguage {
  readonly locale: string;
  /** Folder of generated files of its build. */
  readonly generatedFilesDir: string;
}

/**
 * The last step of a build: combines the languages, which were built independently of one another, and writes files about all of
 * them. The hashes of languages that were built earlier are kept.
 */
export async function finalizeSite({outDir, partsDir, languages}: BuiltLanguages): Promise<void> {
  for (const {locale} of languages) {
    await moveFolder(path.join(partsDir, locale), path.join(outDir, locale));
  }
  await rm(partsDir, {recursive: true, force: true});
  const parts = await Promise.all(
    languages.map(async ({generatedFilesDir}) => readPart(generatedFilesDir)),
  );
  const [first] = parts;
  if (first === undefined) {
    return;
  }
  const file = path.join(outDir, '_headers');
  const earlier = readHashes((await readIfThere(file)) ?? '');
  const hashes = new Set([...earlier, ...parts.flatMap(({headers}) => headers.hashes)]);
  await writeFile(file, composeHeaders({...first.headers, hashes: [...hashes].toSorted()}));
}

/** Does nothing if there is no such folder: the default language is built in place. */
async function moveFolder(from: string, to: string): Promise<void> {
  if ((await readIfThere(path.join(from, 'index.html'))) !== undefined) {
    await rm(to, {recursive: true, force: true});
    await rename(from, to);
  }
}

/** Data of one built language for files about the whole site; it is independent of the other languages. */
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

/** @throws Error naming the file when it is missing or invalid. */
export async function readPart(generatedFilesDir: string): Promise<LanguagePart> {
  const file = partFile(generatedFilesDir);
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return Joi.attempt(value, PartSchema, `${file} is not what a build writes; build again.`);
}
