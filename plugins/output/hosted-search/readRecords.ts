import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {TOOLS} from '../../../src/data/tools';
import {findTool} from '../../../src/lib/catalogue/findTool';
import {
  manifestFile,
  SEARCH_FOLDER,
  readManifest,
  readOutlineFile,
} from '@selection-set/search/client';
import type {PageRecord} from '@selection-set/search/engine';
import {readContent, readVersions} from '@selection-set/content-model';
import {pageFile} from '@selection-set/plugin-kit';
import {addSymbols} from '../search-index/addSymbols';
import {readHtmlPage, readWrittenPages, type VersionedRecord} from '../search-index/readPages';
import {loadSettings} from '../search-index/readSettings';
import {type DocSearchRecord, toRecords} from './toRecords';

export interface ReadRecords {
  readonly records: readonly DocSearchRecord[];
  readonly pages: number;
  /** Whether pages are in it that only a build makes, such as those of tools. */
  readonly isComplete: boolean;
}

/** The records of one language: its written pages, and those that only the build has, as the embedded index of that build names them. */
export async function readRecords(context: LoadContext): Promise<ReadRecords> {
  const {siteDir, outDir, i18n, siteConfig, baseUrl} = context;
  const settings = loadSettings(siteDir, i18n.locales);
  const content = await readContent(siteDir, i18n.currentLocale);
  const written = await readWrittenPages(context, content, settings);
  const versions = readVersions(siteDir).map(({name}) => name);
  const built = await readBuiltPaths(outDir, i18n.currentLocale, versions);
  const known = new Set(written.map(({record}) => record.url));
  const made = await Promise.all(
    built
      .filter((page) => !known.has(page))
      .map(async (page) => {
        const html = await readFile(path.join(outDir, pageFile(page)), 'utf8');
        return (await readHtmlPage(page, html, settings)) ?? [];
      }),
  );
  const all = withSymbols([...written, ...made.flat()], versions);
  const place = {
    locale: i18n.currentLocale,
    versions,
    root: new URL(baseUrl, siteConfig.url).href,
    chapterOf: (page: PageRecord) => chapterOf(page, siteConfig.title),
  };
  return {
    records: all.flatMap(({record, version}) => toRecords(record, {...place, version})),
    pages: all.length,
    isComplete: built.length > 0,
  };
}

/** Names that only samples have, as the embedded index adds them: within each version. */
function withSymbols(
  pages: readonly VersionedRecord[],
  versions: readonly string[],
): readonly VersionedRecord[] {
  return [undefined, ...versions].flatMap((version) =>
    addSymbols(pages.filter((page) => page.version === version).map(({record}) => record)).map(
      (record) => ({version, record}),
    ),
  );
}

/** Pages that the embedded indexes of a build know; none without a build. */
async function readBuiltPaths(
  outDir: string,
  locale: string,
  versions: readonly string[],
): Promise<readonly string[]> {
  const folder = path.join(outDir, SEARCH_FOLDER);
  const paths = await Promise.all(
    versions.map(async (version) => {
      const file = path.join(folder, manifestFile(locale, version));
      if (!existsSync(file)) {
        return [];
      }
      const {outline} = readManifest(await readBytes(file));
      return readOutlineFile(await readBytes(path.join(folder, outline))).urls.split('\n');
    }),
  );
  return [...new Set(paths.flat())].toSorted();
}

async function readBytes(file: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(file)).buffer;
}

/** The name of the page's tool; the portal's for what belongs to none. */
function chapterOf({facets = []}: PageRecord, siteName: string): string {
  const slug = facets.find((facet) => facet.startsWith('tool:'))?.slice('tool:'.length);
  return findTool(TOOLS, slug)?.name ?? siteName;
}
