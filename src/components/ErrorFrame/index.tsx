import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly code: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** The common look of 404 and 500: a broken edge, a title and what to do next. */
export default function ErrorFrame({code, title, children}: Props): ReactNode {
  return (
    <main className={styles.frame} data-scripts="now">
      <svg className={styles.graph} viewBox="0 0 240 48" aria-hidden="true">
        <path d="M24 24h72M144 24h72" />
        <path d="m108 16 8 16m8-16 8 16" />
        <circle cx="16" cy="24" r="7" />
        <circle cx="224" cy="24" r="7" />
      </svg>
      <p className={styles.code}>{code}</p>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <div className={styles.body}>{children}</div>
    </main>
  );
}
