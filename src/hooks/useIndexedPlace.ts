import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {type CanonicalPlace, canonicalPlace} from '@site/src/lib/versions/canonicalPlace';
import {useReadVersion} from './useReadVersion';

/** The path, in this language, that search engines are to list for the page that is shown (V4). */
export function useIndexedPlace(): CanonicalPlace {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const {versions, version, documentId} = useReadVersion();
  const {path, isIndexed} = canonicalPlace(pathname, versions, version, documentId);
  return {path: applyTrailingSlash(path, {trailingSlash, baseUrl}), isIndexed};
}
