import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {isMissingFile} from '@selection-set/plugin-kit';

/** Languages that have a folder of translations. */
export async function listLocales(siteDir: string): Promise<readonly string[]> {
  try {
    return await readdir(path.join(siteDir, 'i18n'));
  } catch (error) {
    if (isMissingFile(error)) {
      return [];
    }
    throw error;
  }
}
