import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import PageLanguages from '@site/src/components/PageLanguages';
import type {LanguageMarks} from '@site/src/hooks/useLanguages';
import styles from './styles.module.css';

export interface Props {
  /** Absent when the content has its own h1. */
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** Languages in which the page exists; absent for interface texts, which exist in all. */
  readonly locales?: readonly string[];
  /** Language of title and description if it is not that of the page. */
  readonly language?: LanguageMarks;
  readonly children: ReactNode;
}

/** The frame of a marketing page: its h1, one sentence, and content in the page's width. */
export default function PageFrame({
  title,
  description,
  locales,
  language,
  children,
}: Props): ReactNode {
  return (
    <main className={styles.frame}>
      <PageLanguages locales={locales} />
      {title !== undefined && (
        <>
          <Heading as="h1" className={styles.title} {...language}>
            {title}
          </Heading>
          <p className={styles.description} {...language}>
            {description}
          </p>
        </>
      )}
      {children}
    </main>
  );
}
