import type {DocsVersion, VersionedDocument} from '../contracts/pages';

/** Where readers get the latest version of the documentation, below base address and language. */
export const DOCS_PATH = '/docs';

/** The document with this id, unless the version has none or keeps it unlisted: nobody is led to an unlisted page. */
export function findDocument(
  version: DocsVersion,
  id: string | undefined,
): VersionedDocument | undefined {
  return version.docs.find((document) => document.id === id && document.unlisted !== true);
}

/** Path of a version's start page, with the site's base address. */
export function startPath(version: DocsVersion): string {
  return findDocument(version, version.mainDocId)?.path ?? version.path;
}

export interface CanonicalPlace {
  /** Address that search engines are to show, with the site's base address. */
  readonly path: string;
  /** Whether the page that is shown may be in an index at all. */
  readonly isIndexed: boolean;
}

/**
 * Which address search engines get for a page (V4). A page of the latest version stands for itself. A page of another version stands for
 * the same document in the latest. Where the latest does not have it, there is nothing to send readers to: the page keeps its own address
 * and stays out of the index.
 *
 * @param path of the page that is shown.
 * @param version that it belongs to; undefined outside of the documentation.
 * @param documentId undefined for a page that is no document.
 */
export function canonicalPlace(
  path: string,
  versions: readonly DocsVersion[],
  version: DocsVersion | undefined,
  documentId: string | undefined,
): CanonicalPlace {
  const latest = versions.find(({isLast}) => isLast);
  if (version === undefined || latest === undefined || version.isLast) {
    return {path, isIndexed: true};
  }
  const equivalent = findDocument(latest, documentId);
  return equivalent === undefined
    ? {path, isIndexed: false}
    : {path: equivalent.path, isIndexed: true};
}

/**
 * The address that a link of a document leads to: links written with the latest version's address, such as `/docs/start`, stay in the version
 * that is being read where it has the page. Addresses outside of the documentation, and pages that the version lacks, stay as they are.
 *
 * @param href as written; may have the base address, a query and an anchor.
 * @param baseUrl of the site, with a slash at both ends.
 * @param version that is being read; undefined outside of the documentation.
 */
export function samePageIn(
  version: DocsVersion | undefined,
  versions: readonly DocsVersion[],
  href: string,
  baseUrl: string,
): string {
  const latest = versions.find(({isLast}) => isLast);
  if (version === undefined || latest === undefined || version.isLast || !href.startsWith('/')) {
    return href;
  }
  const end = href.search(/[?#]/u);
  const pathname = end === -1 ? href : href.slice(0, end);
  const wanted = trim(pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1));
  const id = latest.docs.find(({path}) => trim(path) === wanted)?.id;
  const document = findDocument(version, id);
  return document === undefined ? href : document.path + href.slice(pathname.length);
}

function trim(path: string): string {
  return path.replace(/\/+$/u, '');
}
