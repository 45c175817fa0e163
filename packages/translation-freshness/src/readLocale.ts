import path from 'node:path';
import {contentSettings, type ContentFile, type ContentReader} from '@selection-set/content-model';
import type {LocaleInput} from './compareLocale';
import {readLock} from './readLock';

/** Everything that the state of one language's translations follows from. */
export async function readLocale(
  siteDir: string,
  locale: string,
  readContent: ContentReader,
): Promise<LocaleInput> {
  const [originals, translations] = await Promise.all([
    readContent(contentSettings().defaultLocale),
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
      const text = await readLock(path.join(siteDir, file));
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
  return new Map(entries.flat());
}
