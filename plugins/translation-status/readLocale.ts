import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_LOCALE} from '../../src/lib/constants';
import type {ContentFile} from '../content-model/contentFile';
import type {ContentReader} from '../content-model/createContentReader';
import {isMissingFile} from '../shared/isMissingFile';
import {LOCK_SUFFIX} from './lockFile';
import type {LocaleInput} from './compareLocale';

/** Everything that the state of one language's translations follows from. */
export async function readLocale(
  siteDir: string,
  locale: string,
  readContent: ContentReader,
): Promise<LocaleInput> {
  const [originals, translations] = await Promise.all([
    readContent(DEFAULT_LOCALE),
    readContent(locale),
  ]);
  return {
    originals: originals.files,
    translations: translations.files,
    locks: await readLocks(siteDir, translations.files),
  };
}

async function readLocks(
  siteDir: string,
  files: readonly ContentFile[],
): Promise<ReadonlyMap<string, string>> {
  const entries = await Promise.all(
    files.map(async ({file}) => {
      const text = await readLock(siteDir, file);
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
  return new Map(entries.flat());
}

/** Text of the lock beside a translated file; undefined where there is none. */
async function readLock(siteDir: string, file: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(siteDir, `${file}${LOCK_SUFFIX}`), 'utf8');
  } catch (error) {
    if (isMissingFile(error)) {
      return undefined;
    }
    throw error;
  }
}
