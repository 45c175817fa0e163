import type {DocsVersion, VersionedDocument} from '../contracts/docsVersions';

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
