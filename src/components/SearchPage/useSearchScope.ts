import {type GlobalVersion, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useQueryString} from '@docusaurus/theme-common';
import {type SearchScope, searchScope, VERSION_PARAMETER} from '@site/src/lib/versions/searchScope';

const NO_VERSIONS: readonly GlobalVersion[] = [];

/** What the address asks to look through; the latest version before scripts run. */
export function useSearchScope(): SearchScope<GlobalVersion> {
  const [wanted] = useQueryString(VERSION_PARAMETER);
  const {default: docs} = useAllDocsData();
  return searchScope(docs?.versions ?? NO_VERSIONS, wanted);
}
