import path from 'node:path';
import type {ContentFile} from '../contentFile';
import {collectLinks} from './collectLinks';
import {listIds} from './listIds';
import {type IdPlace, isPublished, type SiteMap, type SitePage} from './siteMap';

export interface SiteMapInput {
  /** Content of the default language. */
  readonly originals: readonly ContentFile[];
  /** Content of this language; the originals themselves in the default language. */
  readonly content: readonly ContentFile[];
  /** Pages that are no Markdown file: React pages, tools, lists of posts. */
  readonly otherPages: readonly SitePage[];
  /** Name of the documentation's version that readers get without naming one. */
  readonly latestVersion: string;
  /** Of files, besides those that belong to a page. */
  readonly files: readonly string[];
}

/** The map of one language. */
export function buildSiteMap({
  originals,
  content,
  otherPages,
  files,
  latestVersion,
}: SiteMapInput): SiteMap {
  const translated = new Set(content.map(({original}) => original));
  const shown = [...originals.filter(({file}) => !translated.has(file)), ...content];
  const byFile = new Map([...originals, ...content].map((file) => [file.file, file]));
  const pages = [
    ...otherPages,
    ...shown.filter(isPublished).map((file) => describePage(file, byFile, latestVersion)),
  ];
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    files: new Set([...files, ...pages.flatMap(({path: sitePath}) => listFilesOfPage(sitePath))]),
    pathOf: new Map(
      [...originals, ...content].filter(isPublished).map((file) => [file.file, file.path]),
    ),
  };
}

/** The Markdown twin and the social card, which every page has. */
function listFilesOfPage(sitePath: string): readonly string[] {
  const name = sitePath === '/' ? '/index' : sitePath;
  return [`${name}.md`, `/img/cards${name}.png`];
}

/** Ids are collected when they are first asked for: most pages are only linked to as a whole. */
function describePage(
  file: ContentFile & Required<Pick<ContentFile, 'path'>>,
  byFile: ReadonlyMap<string, ContentFile>,
  latestVersion: string,
): SitePage {
  let ids: ReadonlyMap<string, IdPlace> | undefined;
  return {
    path: file.path,
    file: file.file,
    isOtherVersion: file.kind === 'doc' && file.version !== latestVersion,
    get ids() {
      ids ??= collectIds(file, byFile, new Set());
      return ids;
    },
  };
}

/** Ids of a file and of the partials it includes; of an id that occurs twice, the first place, as in a browser. */
function collectIds(
  file: ContentFile,
  byFile: ReadonlyMap<string, ContentFile>,
  seen: Set<string>,
): ReadonlyMap<string, IdPlace> {
  seen.add(file.file);
  const partials = listPartials(file, byFile).filter((partial) => !seen.has(partial.file));
  const ids = new Map(partials.flatMap((partial) => [...collectIds(partial, byFile, seen)]));
  for (const {id, line, isHeading} of listIds(file)) {
    if (!ids.has(id)) {
      ids.set(id, {file: file.file, line, isHeading});
    }
  }
  return ids;
}

function listPartials(
  file: ContentFile,
  byFile: ReadonlyMap<string, ContentFile>,
): readonly ContentFile[] {
  if (!file.tree.children.some(({type}) => type === 'mdxjsEsm')) {
    return [];
  }
  return collectLinks(file)
    .filter(({kind, address}) => kind === 'import' && /\.mdx?$/u.test(address))
    .flatMap(({address}) => byFile.get(resolveImport(file.file, address)) ?? []);
}

/** File that an import of `./name` or `@site/name` means, relative to the project's folder. */
export function resolveImport(from: string, address: string): string {
  return address.startsWith('@site/')
    ? address.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from), address);
}
