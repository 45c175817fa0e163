import useBaseUrl from '@docusaurus/useBaseUrl';
import {samePageIn} from '@site/src/lib/versions/samePageIn';
import {useReadVersion} from './useReadVersion';

/** The target of a link in a document: in an old version of the documentation, the page of that version (V2). */
export function useSamePage(href: string): string {
  const {version, versions} = useReadVersion();
  return samePageIn(version, versions, href, useBaseUrl('/'));
}
