import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isMissingFile, listFiles, readLabels, withSentences} from '@selection-set/plugin-kit';
import {zip, type Zippable} from 'fflate';
import {Parser} from 'htmlparser2';
import {formatMegabytes} from '../../../src/lib/text/format';
import {collectFiles} from './collectFiles';
import {SEARCH_PAGE, sortFiles} from './files';

/** Location of a build's site, read from its start page. */
export interface ArchivedSite {
  /** Such as `https://docs.example.org`. */
  readonly origin: string;
  /** Path of each language, by the language, with a slash at both ends. */
  readonly bases: ReadonlyMap<string, string>;
  /** Path of the language that has no folder of its own. */
  readonly base: string;
}

/**
 * Reads the location of a build's site from its start page, so that an archive works for any `SITE_URL` of the build.
 *
 * @param html of the start page of the default language.
 * @throws Error when the page does not list its languages.
 */
export function readSite(html: string): ArchivedSite {
  const alternates = new Map<string, URL>();
  const parser = new Parser({
    onopentag(name, {rel, hreflang, href}) {
      if (name === 'link' && rel === 'alternate' && hreflang !== undefined && href !== undefined) {
        alternates.set(hreflang, new URL(href));
      }
    },
  });
  parser.end(html);
  const start = alternates.get('x-default');
  if (start === undefined) {
    throw new Error(
      'The start page of the build does not name its languages; is the folder a build of this portal? Run "npm run build" first.',
    );
  }
  alternates.delete('x-default');
  return {
    origin: start.origin,
    base: start.pathname,
    bases: new Map([...alternates].map(([language, {pathname}]) => [language, pathname])),
  };
}

/** Already compressed; compressing again would only take time. */
const PACKED = /\.(?:avif|webp|png|jpe?g|woff2|mp4|webm|zip)$/u;
/** The earliest time of the format, in local time, since it has no time zones: the same bytes everywhere. */
const TIME = new Date(1980, 0, 1);

/**
 * A ZIP archive; the same files give the same bytes.
 *
 * @param folder name of the single folder that contains all files, so that unpacking scatters nothing.
 */
export async function packFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const entries: Zippable = {};
  for (const [name, content] of [...files].toSorted(([one], [two]) => (one < two ? -1 : 1))) {
    entries[`${folder}/${name}`] = [content, {level: PACKED.test(name) ? 0 : 9, mtime: TIME}];
  }
  return new Promise((resolve, reject) => {
    zip(entries, (error, packed) => {
      if (error === null) {
        resolve(packed);
      } else {
        reject(error);
      }
    });
  });
}

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

interface Flags {
  readonly from: string;
  readonly out: string;
}

/** `npm run archive -- fr`: a whole language as one archive that opens from disk. */
export default function pluginArchive({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'archive',
    extendCli(cli) {
      cli
        .command('archive <locale>')
        .description('Pack one language of a build as an archive that opens from disk.')
        .option('--from <folder>', 'the build', 'build')
        .option('--out <folder>', 'where the archive goes', 'archives')
        .action(
          withSentences(logger.error, async (locale: string, {from, out}: Flags) => {
            const {file, bytes, files} = await makeArchive({
              siteDir,
              locale,
              build: path.resolve(siteDir, from),
              outDir: path.resolve(siteDir, out),
            });
            logger.success(
              `${path.relative(siteDir, file)}: ${files} files, ${formatMegabytes(bytes, 'en-US')}. Unpack it and open index.html.`,
            );
          }),
        );
    },
  };
}
