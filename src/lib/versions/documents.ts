import type {DocsVersion, VersionedDocument} from '../contracts/pages';

/** Path of the latest version of the documentation, below base address and language. */
export const DOCS_PATH = '/docs';

/** The document with this id, unless the version does not have it or keeps it unlisted: no link leads to an unlisted page. */
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
  /** Address for search engines, with the site's base address. */
  readonly path: string;
  /** Whether the current page may be indexed. */
  readonly isIndexed: boolean;
}

/**
 * The address of a page for search engines (V4). A page of the latest version has its own. A page of another version has that of
 * the same document in the latest. If the latest does not have it, there is nothing to send readers to: the page keeps its own address
 * and is not indexed.
 *
 * @param path of the current page.
 * @param version of the page; undefined outside the documentation.
 * @param documentId undefined for a page that is not a document.
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
