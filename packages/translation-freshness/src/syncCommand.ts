import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {contentSettings, type ContentFile, type ContentReader} from '@selection-set/content-model';
import {listBlocks, type SourceBlock} from './listBlocks';
import {
  LOCK_SUFFIX,
  createLock,
  formatLock,
  parseLock,
  type TranslationLock,
} from './compareBlocks';
import {readLocale} from './readLocale';
import {reviewTranslation, writeLock} from './statusCommand';
import {translationPath as findPlace} from './field';

/**
 * Path of the translation of a file, for commands that receive the name of the file.
 *
 * @throws Error for a file that is not a document, post or page.
 */
export function translationFile(original: string, locale: string): string {
  const file = findPlace(original, locale);
  if (file === undefined) {
    throw new Error(
      `"${original}" cannot be translated. Name a file in docs/, versioned_docs/, blog/, src/pages/.`,
    );
  }
  return file;
}

/** A translation follows its original to a file that has at least this share of its blocks. */
const MIN_SHARE = 0.5;

export interface Rename {
  /** Original that no longer exists. */
  readonly from: string;
  /** Original that has replaced it. */
  readonly to: string;
}

/**
 * Finds the new originals of abandoned translations, by the blocks they share with files that have no translation.
 *
 * @param abandoned locks whose source no longer exists.
 * @param candidates blocks of originals without a translation, by file.
 */
export function findRenames(
  abandoned: readonly TranslationLock[],
  candidates: ReadonlyMap<string, readonly SourceBlock[]>,
): readonly Rename[] {
  const taken = new Set<string>();
  return abandoned.flatMap(({source, blocks}) => {
    const hashes = new Set(blocks.map(({hash}) => hash));
    const [best] = [...candidates]
      .filter(([file]) => !taken.has(file))
      .map(([file, others]) => ({
        file,
        share:
          others.filter(({hash}) => hashes.has(hash)).length /
          Math.max(others.length, hashes.size, 1),
      }))
      .filter(({share}) => share >= MIN_SHARE)
      .toSorted((a, b) => b.share - a.share);
    if (best === undefined) {
      return [];
    }
    taken.add(best.file);
    return [{from: source, to: best.file}];
  });
}

/** Moves the translations of renamed originals, with their locks, to match the new names. */
async function followRenames(
  siteDir: string,
  locale: string,
  readContent: ContentReader,
  write: (text: string) => void,
): Promise<void> {
  const {originals, translations, locks} = await readLocale(siteDir, locale, readContent);
  const known = new Set(originals.map(({file}) => file));
  const translated = new Set(translations.map(({original}) => original));
  const abandoned = translations.flatMap(({file, original}) => {
    const {lock} = parseLock(locks.get(file) ?? '');
    return known.has(original) || lock === undefined ? [] : [lock];
  });
  const candidates = new Map(
    originals
      .filter(({file}) => !translated.has(file))
      .map((original) => [original.file, listBlocks(original)]),
  );
  for (const {from, to} of findRenames(abandoned, candidates)) {
    const [oldFile, newFile] = [translationFile(from, locale), translationFile(to, locale)];
    await mkdir(path.dirname(path.join(siteDir, newFile)), {recursive: true});
    await rename(path.join(siteDir, oldFile), path.join(siteDir, newFile));
    const {lock} = parseLock(locks.get(oldFile) ?? '');
    await rename(
      path.join(siteDir, `${oldFile}${LOCK_SUFFIX}`),
      path.join(siteDir, `${newFile}${LOCK_SUFFIX}`),
    );
    await writeLock(siteDir, newFile, formatLock({source: to, blocks: lock?.blocks ?? []}));
    write(`${oldFile} has followed its original to ${newFile}`);
  }
}

/** Hash of a block that nobody has translated yet; no text has this hash. */
export const UNTRANSLATED_HASH = '000000000000';

export interface Skeleton {
  /** Of the translated file: the original, with the ids of its headings written out. */
  readonly text: string;
  /** Of its lock: every block needs translation. */
  readonly lock: string;
}

/** The starting point for a translator: links to headings keep working, because the ids are those of the original. */
export function createSkeleton(original: ContentFile): Skeleton {
  const lines = original.text.split('\n');
  for (const {id, line, node} of original.headings) {
    const end = node.position?.end.line ?? line;
    const text = lines[end - 1] ?? '';
    if (!/\{\/\*\s*#/u.test(text)) {
      lines[end - 1] = `${text.trimEnd()} {/* #${id} */}`;
    }
  }
  const lock = createLock(original.file, listBlocks(original));
  return {
    text: lines.join('\n'),
    lock: formatLock({
      ...lock,
      blocks: lock.blocks.map((block) => ({...block, hash: UNTRANSLATED_HASH})),
    }),
  };
}

/**
 * Keeps the valid lines of a damaged lock. Blocks of the other lines count as new again, so that somebody reviews them.
 *
 * @param source the original, for a lock that no longer names it.
 * @returns the repaired text, and the lines that were dropped.
 */
export function repairLock(
  text: string,
  source: string,
): {readonly text: string; readonly dropped: readonly string[]} {
  const result = parseLock(text);
  if (result.lock !== undefined) {
    return {text: formatLock(result.lock), dropped: []};
  }
  const wrong = new Set(result.mistakes.map(({line}) => line));
  const lines = text.split(/\r?\n/u);
  const kept = lines.filter((_, index) => !wrong.has(index + 1));
  const withSource = kept.some((line) => line.startsWith('source '))
    ? kept
    : [`source ${source}`, ...kept];
  const repaired = parseLock(withSource.join('\n'));
  return {
    text: formatLock(repaired.lock ?? {source, blocks: []}),
    dropped: lines.filter((line, index) => wrong.has(index + 1) && line.trim() !== ''),
  };
}

export interface SyncCommand {
  readonly siteDir: string;
  readonly locales: readonly string[];
  readonly readContent: ContentReader;
  /** Translated files, each with a colon and the reviewed lines of its original if not all were: `i18n/fr/a.mdx:12,40`. */
  readonly reviewed: readonly string[];
  /** Originals to start translating. */
  readonly create: readonly string[];
  /** Translated files whose lock is damaged. */
  readonly repair: readonly string[];
  readonly write?: (text: string) => void;
}

/** `npm run i18n:sync`: moves translations with their originals, and handles skeletons, reviews and repairs on request. */
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

/** @throws Error when a translation already exists. */
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
