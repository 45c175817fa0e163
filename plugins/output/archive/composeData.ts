import {TOOLS} from '../../../src/data/tools';
import {toolSlug} from '../../../src/lib/catalogue/toolSlug';
import type {ArchiveData, ArchiveTexts} from '../../../src/lib/contracts/archive';
import {manifestFile} from '@selection-set/search/client';

export interface SearchFacts {
  readonly locale: string;
  readonly pages: ReadonlySet<string>;
  /** Content of the files of the search, by their names below its folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly texts: ArchiveTexts;
}

/** The files of the search as a script, because pages from disk may not fetch. */
export function composeData({locale, pages, files, texts}: SearchFacts): string {
  const found = [...pages].map((page) => [addressOf(page), page] as const);
  const data: ArchiveData = {
    language: locale,
    manifest: manifestFile(locale, 'current'),
    files: Object.fromEntries(files),
    pages: Object.fromEntries(found),
    tools: Object.fromEntries(TOOLS.map(({key, name}) => [toolSlug(key), name])),
    texts,
  };
  return `window.archive = ${JSON.stringify(data)};\n`;
}

/** As the index names a page. */
function addressOf(page: string): string {
  return `/${page.replace(/(?:(?:^|\/)index)?\.html$/u, '')}`;
}
