import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useMovedHeading} from './useMovedHeading';
import styles from './styles.module.css';

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
