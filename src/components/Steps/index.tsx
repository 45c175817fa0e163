import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** One ordered list. */
  readonly children: ReactNode;
}

/** An ordered list displayed as steps joined by an edge. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
