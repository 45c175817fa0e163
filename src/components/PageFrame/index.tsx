import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {ContentLanguage} from '@site/src/hooks/useContentLanguage';
import styles from './styles.module.css';

export interface Props {
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** Of title and description, where it is not that of the page (useContentLanguage). */
  readonly language?: ContentLanguage;
  readonly children: ReactNode;
}

/** The frame of a marketing page: its h1, one sentence, and content in the page's width. */
export default function PageFrame({title, description, language, children}: Props): ReactNode {
  return (
    <main className={styles.frame}>
      <Heading as="h1" className={styles.title} {...language}>
        {title}
      </Heading>
      <p className={styles.description} {...language}>
        {description}
      </p>
      {children}
    </main>
  );
}
