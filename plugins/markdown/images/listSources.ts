import path from 'node:path';
import type {ImageSource} from './options';
import {listFiles} from '@selection-set/plugin-kit';

/** Formats that are pre-built; drawings (SVG) scale by themselves, and GIF may move. */
const EXTENSIONS: readonly string[] = ['.jpeg', '.jpg', '.png', '.webp'];

export interface SourceFile {
  /** On disk. */
  readonly file: string;
  /** On the site. */
  readonly path: string;
}

/** All pictures of the folders, in the order of their paths; a folder that does not exist has none. */
export async function listSources(
  siteDir: string,
  sources: readonly ImageSource[],
): Promise<readonly SourceFile[]> {
  const lists = await Promise.all(
    sources.map(async ({folder, path: base}) => {
      const root = path.resolve(siteDir, folder);
      return (await listFiles(root))
        .filter((name) => EXTENSIONS.includes(path.extname(name).toLowerCase()))
        .map((name) => ({
          file: path.join(root, name),
          path: `${base}/${name}`,
        }));
    }),
  );
  return lists.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
