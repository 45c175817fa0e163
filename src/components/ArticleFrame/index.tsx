import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
  /** Shown next to the article from 1180 px up. */
  readonly aside?: ReactNode;
}

/** A reading column of at most 46 rem next to its table of contents; in wide windows code, tables and figures grow to 60 rem. */
export default function ArticleFrame({children, aside}: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.column}>{children}</div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
