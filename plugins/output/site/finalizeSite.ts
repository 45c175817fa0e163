import {rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readIfThere} from '@selection-set/plugin-kit';
import {composeHeaders, readHashes} from '@selection-set/strict-csp';
import {readPart} from './languagePart';

export interface BuiltLanguages {
  /** Folder of the site. */
  readonly outDir: string;
  /** Folder of the languages that were built beside the default one, each in a folder of its name. */
  readonly partsDir: string;
  readonly languages: readonly BuiltLanguage[];
}

export interface BuiltLanguage {
  readonly locale: string;
  /** Folder of generated files of its build. */
  readonly generatedFilesDir: string;
}

/**
 * The last step of a build: brings the languages together, which were built without knowing of one another, and writes what is about all of
 * them. Where some were built before, what they need stays in it.
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

/** Leaves everything as it is where there is no such folder: the default language is built in its place. */
async function moveFolder(from: string, to: string): Promise<void> {
  if ((await readIfThere(path.join(from, 'index.html'))) !== undefined) {
    await rm(to, {recursive: true, force: true});
    await rename(from, to);
  }
}
