import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {ImageManifest} from '../../../src/lib/contracts/images';

/** Removes files of pictures that have changed or gone, so that they are not published. */
export async function pruneFolder(folder: string, manifest: ImageManifest): Promise<void> {
  const wanted = new Set(
    Object.values(manifest).flatMap(({variants}) =>
      variants.map((variant) => path.join(folder, variant.path)),
    ),
  );
  const files = await readdir(folder, {recursive: true, withFileTypes: true});
  await Promise.all(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !wanted.has(file))
      .map((file) => rm(file, {force: true})),
  );
}
