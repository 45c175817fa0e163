import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_FOLDER} from '@selection-set/search/client';
import type {MadeIndex} from './makeIndexes';

/** Writes the files of indexes into the build of their language. */
export async function writeIndexes(outDir: string, indexes: readonly MadeIndex[]): Promise<void> {
  const files = indexes.flatMap((index) =>
    [...index.files].map(([name, text]) => ({file: path.join(outDir, SEARCH_FOLDER, name), text})),
  );
  const folders = new Set(files.map(({file}) => path.dirname(file)));
  await Promise.all([...folders].map(async (folder) => mkdir(folder, {recursive: true})));
  await Promise.all(files.map(async ({file, text}) => writeFile(file, text)));
}
