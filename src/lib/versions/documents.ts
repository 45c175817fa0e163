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
