import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {decode} from '@selection-set/site-paths';

/** Replaces the page by `to` whenever the address names the heading `id`: on arrival, and when a link or the reader changes it later. */
export function useMovedHeading(id: string, to: string): void {
  const {hash, search} = useLocation();
  const history = useHistory();
  const target = useBaseUrl(to);
  const isAsked = decode(hash.slice(1)) === id;
  useEffect(() => {
    if (isAsked) {
      const [path, newHash] = target.split('#');
      history.replace(`${path}${search}${newHash === undefined ? '' : `#${newHash}`}`);
    }
  }, [isAsked, target, search, history]);
}
