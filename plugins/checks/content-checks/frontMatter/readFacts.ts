import path from 'node:path';
import {parse} from 'yaml';
import {readIfThere} from '@selection-set/plugin-kit';
import type {Facts} from './fields';

/**
 * What posts may name, from the files beside them.
 *
 * @param siteDir the project's folder.
 */
export async function readFacts(siteDir: string, locale: string): Promise<Facts> {
  const [authors, tags] = await Promise.all([
    readIds(path.join(siteDir, 'blog', 'authors.yml')),
    readIds(path.join(siteDir, 'blog', 'tags.yml')),
  ]);
  return {locale, authors, tags};
}

async function readIds(file: string): Promise<readonly string[]> {
  const entries: unknown = parse((await readIfThere(file)) ?? '');
  return Object.keys(entries ?? {});
}
