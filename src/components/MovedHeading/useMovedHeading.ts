import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Replaces the page by `to` whenever the address names the heading `id`: on arrival, and when a link or the reader changes it later. */
export function useMovedHeading(id: string, to: string): void {
  const {hash, search} = useLocation();
  const history = useHistory();
  const target = useBaseUrl(to);
  const isAsked = decodeHash(hash) === id;
  useEffect(() => {
    if (isAsked) {
      const [path, newHash] = target.split('#');
      history.replace(`${path}${search}${newHash === undefined ? '' : `#${newHash}`}`);
    }
  }, [isAsked, target, search, history]);
}

/** Readers and other sites can write any address; one that is not encoded correctly names no heading. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
