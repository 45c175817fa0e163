import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface Props {
  readonly to: string;
  readonly emphasis?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** A link to more content after a section, styled as a button. */
export default function ButtonLink({to, emphasis = 'secondary', children}: Props): ReactNode {
  return (
    <Link className={styles.button} data-emphasis={emphasis} to={to}>
      {children}
    </Link>
  );
}
