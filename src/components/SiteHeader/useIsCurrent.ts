import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Whether the reader is on the page or below it. */
export function useIsCurrent(to: string): boolean {
  const {pathname} = useLocation();
  const address = useBaseUrl(to);
  return pathname === address || pathname.startsWith(`${address}/`);
}
