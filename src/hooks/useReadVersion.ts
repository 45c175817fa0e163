import {
  useActivePluginAndVersion,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {createPathIndex} from '@selection-set/site-paths';
import type {DocsVersion} from '@site/src/lib/contracts/pages';
import {
  type CanonicalPlace,
  canonicalPlace,
  DOCS_PATH,
  startPath,
} from '@site/src/lib/versions/documents';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

export interface ReadVersion {
  /** All versions, newest first. */
  readonly versions: readonly DocsVersion[];
  /** The current version; undefined outside the documentation. */
  readonly version?: DocsVersion;
  /** Id of the current document; undefined for other pages. */
  readonly documentId?: string;
}

const findDocument = createPathIndex<DocsVersion['docs'][number]>();

const OUTSIDE: ReadVersion = {versions: []};

/** The reader's current version of the documentation, and the others. */
export function useReadVersion(): ReadVersion {
  const active = useActivePluginAndVersion();
  const {pathname} = useLocation();
  if (active === undefined) {
    return OUTSIDE;
  }
  const {activePlugin, activeVersion: version} = active;
  const document = version && findDocument(version.docs, pathname);
  return {versions: activePlugin.pluginData.versions, version, documentId: document?.id};
}

/** Start page of the documentation for this reader: in the version chosen last, known once the page has loaded, else the latest (V7). */
export function useDocsStart(): string {
  const preferred = useDocsPreferredVersionByPluginId().default ?? undefined;
  return preferred === undefined || preferred.isLast ? DOCS_PATH : startPath(preferred);
}

/** The path, in this language, that search engines should list for the current page (V4). */
export function useIndexedPlace(): CanonicalPlace {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const {versions, version, documentId} = useReadVersion();
  const {path, isIndexed} = canonicalPlace(pathname, versions, version, documentId);
  return {path: applyTrailingSlash(path, {trailingSlash, baseUrl}), isIndexed};
}
