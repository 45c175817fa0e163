import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {createPathIndex} from '@selection-set/site-paths';
import type {DocsVersion} from '@site/src/lib/contracts/docsVersions';

export interface ReadVersion {
  /** All versions, newest first. */
  readonly versions: readonly DocsVersion[];
  /** The one that is being read; undefined outside of the documentation. */
  readonly version?: DocsVersion;
  /** Id of the document that is being read; undefined for other pages. */
  readonly documentId?: string;
}

const findDocument = createPathIndex<DocsVersion['docs'][number]>();

const OUTSIDE: ReadVersion = {versions: []};

/** The version of the documentation that the reader is in, and the others. */
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
