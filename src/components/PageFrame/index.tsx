import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a marketing page: its h1, one sentence, and content in the page's width. */
export default function PageFrame({title, description, children}: Props): ReactNode {
  return (
    <main className={styles.frame}>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.description}>{description}</p>
      {children}
    </main>
  );
}
