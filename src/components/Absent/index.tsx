import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Placeholder in a table cell for an unknown fact. */
export default function Absent(): ReactNode {
  return (
    <span className={styles.absent}>
      <span aria-hidden="true">·</span>
      <span className="visuallyHidden">
        <Translate id="compare.absent" description="Said where a fact is not known">
          not known
        </Translate>
      </span>
    </span>
  );
}
