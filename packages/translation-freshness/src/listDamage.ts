import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '@selection-set/plugin-kit';
import {describeDamage} from './describeDamage';
import {LOCK_SUFFIX, parseLock} from './lockFile';

/** One sentence for each line that cannot be read in the locks of a language; readers of those pages are told nothing about their state. */
export async function listDamage(siteDir: string, locale: string): Promise<readonly string[]> {
  const folder = `i18n/${locale}`;
  const locks = (await listFiles(path.join(siteDir, folder))).filter((name) =>
    name.endsWith(LOCK_SUFFIX),
  );
  const lists = await Promise.all(
    locks.map(async (name) => {
      const result = parseLock(await readFile(path.join(siteDir, folder, name), 'utf8'));
      return result.lock === undefined
        ? describeDamage(`${folder}/${name.slice(0, -LOCK_SUFFIX.length)}`, result.mistakes)
        : [];
    }),
  );
  return lists.flat();
}
