import path from 'node:path';
import {exportPath} from '../../../src/lib/markdownExport/exportPath';
import {type ContentPlace, CURRENT_VERSION} from '@selection-set/content-model';

/** What addresses depend on, in one language. */
export interface Site {
  /** Such as `https://selection-set.example`. */
  readonly origin: string;
  /** Of the language, with a slash at both ends. */
  readonly baseUrl: string;
  /** Of the default language. */
  readonly defaultBaseUrl: string;
  /** Where the sources can be read, such as `https://github.com/o/r/tree/main`. */
  readonly repositoryBase: string;
  /** Paths of the pages that have a Markdown export in the language. */
  readonly exportedPages: ReadonlySet<string>;
  /** Paths of the pages that have a Markdown export in the default language. */
  readonly defaultExports: ReadonlySet<string>;
  /** Path of a page by the file of its original; undefined for no page. */
  readonly pathOf: (original: string) => string | undefined;
}

/** Where a link stands. */
export interface LinkPlace extends Pick<ContentPlace, 'original' | 'kind' | 'version'> {
  /** Of the page that holds the link. */
  readonly path: string;
}

/**
 * Full address of what a link points to: the Markdown export of a page that has one, in the language of the page or else the default language,
 * so that an assistant that follows links stays among Markdown exports. What is no page keeps its own address.
 *
 * @param target as it is written: a file (`../yoga/index.mdx`), a path of the site, an anchor or an address.
 */
export function resolveAddress(target: string, place: LinkPlace, site: Site): string {
  const address = target.replace(/^pathname:\/\//u, '');
  if (/^(?:[a-z][\d+.a-z-]*:|\/\/)/iu.test(address)) {
    return address;
  }
  const [, file = '', rest = ''] = /^(?<file>[^#?]*)(?<rest>.*)$/su.exec(address) ?? [];
  if (file === '') {
    return withRest(place.path, rest, site);
  }
  const source = file.startsWith('/') && !/\.mdx?$/u.test(file) ? undefined : toSource(file, place);
  const found = source === undefined ? undefined : site.pathOf(source);
  if (found !== undefined) {
    return withRest(found, rest, site);
  }
  // A file beside the page, such as a picture, gets an address of its own only in the build; its source has one that lasts.
  return source !== undefined && /\.\w+$/u.test(file)
    ? `${site.repositoryBase.replace('/tree/', '/raw/')}/${source}${rest}`
    : withRest(path.posix.resolve(place.path, '..', file), rest, site);
}

/** A query asks the page something that its Markdown export cannot answer. */
function withRest(page: string, rest: string, site: Site): string {
  return (rest.startsWith('?') ? siteAddress(page, site) : pageAddress(page, site)) + rest;
}

/** Full address of a page's Markdown export, or of the page where it has none. */
export function pageAddress(sitePath: string, site: Site): string {
  const page = sitePath.length > 1 ? sitePath.replace(/\/$/u, '') : sitePath;
  if (site.exportedPages.has(page)) {
    return site.origin + site.baseUrl + exportFile(page);
  }
  return site.defaultExports.has(page)
    ? site.origin + site.defaultBaseUrl + exportFile(page)
    : siteAddress(page, site);
}

/** Full address of the page that people read. */
export function siteAddress(sitePath: string, {origin, baseUrl}: Site): string {
  return origin + baseUrl + sitePath.slice(1);
}

/** File of a page's Markdown export below its language's folder, such as `docs/yoga.md`. */
export function exportFile(sitePath: string): string {
  return exportPath(sitePath).slice(1);
}

function toSource(file: string, {original, kind, version}: LinkPlace): string {
  if (file.startsWith('@site/')) {
    return file.slice('@site/'.length);
  }
  return file.startsWith('/')
    ? path.posix.join(contentRoot(kind, version), file)
    : path.posix.join(path.posix.dirname(original), file);
}

/** Links to files that start with a slash begin here. */
function contentRoot(kind: LinkPlace['kind'], version: string): string {
  switch (kind) {
    case 'post':
      return 'blog';
    case 'page':
      return 'src/pages';
    case 'doc':
    case 'partial':
      return version === CURRENT_VERSION ? 'docs' : `versioned_docs/version-${version}`;
    default:
      return kind satisfies never;
  }
}
