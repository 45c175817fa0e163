import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {contentSettings, type ContentFile, type ContentReader} from '@selection-set/content-model';
import {createSkeleton} from './createSkeleton';
import {followRenames} from './followRenames';
import {LOCK_SUFFIX} from './lockFile';
import {repairLock} from './repairLock';
import {reviewTranslation} from './reviewTranslation';
import {translationFile} from './translationFile';
import {writeLock} from './writeLock';

export interface SyncCommand {
  readonly siteDir: string;
  readonly locales: readonly string[];
  readonly readContent: ContentReader;
  /** Translated files, each with the reviewed lines of its original behind a colon if not all were: `i18n/fr/a.mdx:12,40`. */
  readonly reviewed: readonly string[];
  /** Originals to start translating. */
  readonly create: readonly string[];
  /** Translated files whose lock is damaged. */
  readonly repair: readonly string[];
  readonly write?: (text: string) => void;
}

/** `npm run i18n:sync`: moves translations after their originals, and does what it is told with skeletons, reviews and repairs. */
export async function runSyncCommand({
  siteDir,
  locales,
  readContent,
  reviewed,
  create,
  repair,
  write = (text) => process.stdout.write(`${text}\n`),
}: SyncCommand): Promise<void> {
  const originals = (await readContent(contentSettings().defaultLocale)).files;
  for (const locale of locales) {
    await followRenames(siteDir, locale, readContent, write);
  }
  for (const file of create) {
    for (const locale of locales) {
      await startTranslation(siteDir, findFile(originals, file), locale, write);
    }
  }
  for (const file of repair) {
    await repairFile(siteDir, file, await findTranslation(locales, readContent, file), write);
  }
  for (const argument of reviewed) {
    const {file, lines} = parseReviewed(argument);
    const {original} = await findTranslation(locales, readContent, file);
    await reviewTranslation(siteDir, {file, original: findFile(originals, original), lines});
    write(
      `${file}: ${lines === undefined ? 'all blocks' : `blocks at ${[...lines].join(', ')}`} reviewed`,
    );
  }
}

async function startTranslation(
  siteDir: string,
  original: ContentFile,
  locale: string,
  write: (text: string) => void,
): Promise<void> {
  const file = translationFile(original.file, locale);
  const target = path.join(siteDir, file);
  const {text, lock} = createSkeleton(original);
  await mkdir(path.dirname(target), {recursive: true});
  await writeNewFile(target, text, file);
  await writeLock(siteDir, file, lock);
  write(`${file} is ready to be translated`);
}

/** @throws Error where there is a translation already. */
async function writeNewFile(target: string, text: string, file: string): Promise<void> {
  try {
    await writeFile(target, text, {flag: 'wx'});
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST') {
      throw new Error(`${file} exists already. "npm run i18n:status" says what is to do in it.`, {
        cause: error,
      });
    }
    throw error;
  }
}

async function repairFile(
  siteDir: string,
  file: string,
  {original}: ContentFile,
  write: (text: string) => void,
): Promise<void> {
  const text = await readFile(path.join(siteDir, `${file}${LOCK_SUFFIX}`), 'utf8');
  const repaired = repairLock(text, original);
  await writeLock(siteDir, file, repaired.text);
  write(
    [
      `${file}${LOCK_SUFFIX}: ${repaired.dropped.length} lines left out`,
      ...repaired.dropped.map((line) => `  ${line}`),
    ].join('\n'),
  );
}

function parseReviewed(argument: string): {
  readonly file: string;
  readonly lines: ReadonlySet<number> | undefined;
} {
  const {file = argument, lines} =
    /^(?<file>.+\.mdx?):(?<lines>\d+(?:,\d+)*)$/u.exec(argument)?.groups ?? {};
  return {file, lines: lines === undefined ? undefined : new Set(lines.split(',').map(Number))};
}

async function findTranslation(
  locales: readonly string[],
  readContent: ContentReader,
  file: string,
): Promise<ContentFile> {
  const contents = await Promise.all(locales.map(readContent));
  return findFile(
    contents.flatMap(({files}) => files),
    file,
  );
}

function findFile(files: readonly ContentFile[], name: string): ContentFile {
  const found = files.find(({file}) => file === name);
  if (found === undefined) {
    throw new Error(`There is no content file "${name}". Give its path from the project's folder.`);
  }
  return found;
}
