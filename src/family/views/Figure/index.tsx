import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** In a view box of 480 by 320 units; the parts are listed in the style sheet. */
  readonly children: ReactNode;
}

/** Frame and line style of the pictures next to a text; decoration, so nothing in it is read out. */
export default function Figure({children}: Props): ReactNode {
  return (
    <div className={styles.figure} aria-hidden="true" dir="ltr" translate="no">
      <svg className={styles.drawing} viewBox="0 0 480 320">
        {children}
      </svg>
    </div>
  );
}
