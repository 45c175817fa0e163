import {mkdir, rename} from 'node:fs/promises';
import path from 'node:path';
import type {ContentReader} from '@selection-set/content-model';
import {findRenames} from './findRenames';
import {listBlocks} from './listBlocks';
import {formatLock, LOCK_SUFFIX, parseLock} from './lockFile';
import {readLocale} from './readLocale';
import {translationFile} from './translationFile';
import {writeLock} from './writeLock';

/** Moves the translations of renamed originals, with their locks, to where the originals have gone. */
export async function followRenames(
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
