import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {matchPath, useLocation} from '@docusaurus/router';
import type {DocsVersion} from '@site/src/lib/contracts/docsVersions';

export interface ReadVersion {
  /** All versions, newest first. */
  readonly versions: readonly DocsVersion[];
  /** The one that is being read; undefined outside of the documentation. */
  readonly version?: DocsVersion;
  /** Id of the document that is being read; undefined for other pages. */
  readonly documentId?: string;
}

const OUTSIDE: ReadVersion = {versions: []};

/** The version of the documentation that the reader is in, and the others. */
export function useReadVersion(): ReadVersion {
  const active = useActivePluginAndVersion();
  const {pathname} = useLocation();
  if (active === undefined) {
    return OUTSIDE;
  }
  const {activePlugin, activeVersion: version} = active;
  const document = version?.docs.find(
    ({path}) => matchPath(pathname, {path, exact: true, strict: false}) !== null,
  );
  return {versions: activePlugin.pluginData.versions, version, documentId: document?.id};
}
