import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {decode} from '@selection-set/site-paths';
import {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Replaces the page with `to` whenever the address contains the heading `id`: on arrival, and when it changes later. */
function useMovedHeading(id: string, to: string): void {
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

export interface Props {
  /** Of the heading that used to be on this page. */
  readonly id: string;
  /** The new location of its text, without base address and language. */
  readonly to: string;
}

/**
 * Redirects from the address of a heading to the page that now has its text: automatically with scripts, with a notice without. It is
 * visible only when the address contains the heading. `packages/content-model` adds it to the pages that need it.
 */
export default function MovedHeading({id, to}: Props): ReactNode {
  useMovedHeading(id, to);
  return (
    <p id={id} className={styles.moved} data-scripts="hash">
      <Translate id="movedHeading.message" description="Notice where a section used to be">
        The section you are looking for is on another page now.
      </Translate>{' '}
      <Link to={to}>
        <Translate id="movedHeading.link" description="Link to where a section is now">
          Go to the section
        </Translate>
      </Link>
    </p>
  );
}
