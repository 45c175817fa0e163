import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {isMissingFile, listFiles, readLabels} from '@selection-set/plugin-kit';
import {collectFiles} from './collectFiles';
import {SEARCH_PAGE, sortFiles} from './files';
import {packFiles} from './packFiles';
import {readSite} from './readSite';

export interface ArchiveOptions {
  readonly siteDir: string;
  readonly locale: string;
  /** Folder of the build, with all languages in it. */
  readonly build: string;
  /** Folder that gets the archive. */
  readonly outDir: string;
}

export interface Archive {
  readonly file: string;
  readonly bytes: number;
  readonly files: number;
}

/**
 * Writes one language of a build as an archive that opens from disk.
 *
 * @throws Error saying what is missing and how to get it.
 */
export async function makeArchive(options: ArchiveOptions): Promise<Archive> {
  const {siteDir, locale, build, outDir} = options;
  const site = readSite(await readStart(build));
  const base = site.bases.get(locale);
  if (base === undefined) {
    throw new Error(
      `The build in ${build} has no language "${locale}". It has: ${[...site.bases.keys()].join(', ')}.`,
    );
  }
  const folder = path.join(build, base.slice(site.base.length));
  const others = [...site.bases.values()]
    .filter((other) => other !== base && other.startsWith(base))
    .map((other) => other.slice(base.length, -1));
  const sorted = sortFiles(await listFiles(folder), others);
  if (!sorted.pages.has(SEARCH_PAGE) || sorted.search.length === 0) {
    throw new Error(
      `The language "${locale}" is not in ${folder}. Run "npm run build -- --locale ${locale}" and try again.`,
    );
  }
  const labelOf = await readLabels(siteDir, locale);
  const files = await collectFiles({
    ...sorted,
    locale,
    base,
    origin: site.origin,
    outDir: folder,
    labelOf,
  });
  const name = `selection-set-${locale}`;
  const packed = await packFiles(name, files);
  await mkdir(outDir, {recursive: true});
  const file = path.join(outDir, `${name}.zip`);
  await writeFile(file, packed);
  return {file, bytes: packed.byteLength, files: files.size};
}

async function readStart(build: string): Promise<string> {
  try {
    return await readFile(path.join(build, 'index.html'), 'utf8');
  } catch (error) {
    throw isMissingFile(error)
      ? new Error(
          `${build} holds no build. Run "npm run build", or name another folder with --from.`,
        )
      : error;
  }
}
