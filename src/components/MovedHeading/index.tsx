import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {decode} from '@selection-set/site-paths';
import {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Replaces the page by `to` whenever the address names the heading `id`: on arrival, and when a link or the reader changes it later. */
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
  /** Where its text is now, without base address and language. */
  readonly to: string;
}

/**
 * Leads from the address of a heading to the page where its text is now: by itself with scripts, by a notice without. It shows only when
 * the address in the browser names it. `packages/content-model` puts it onto the pages that need it.
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
