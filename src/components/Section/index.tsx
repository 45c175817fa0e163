import {type ReactNode, useId} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a marketing page: heading, one sentence, content. */
export default function Section({title, description, children}: Props): ReactNode {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" className={styles.title}>
        <span id={id}>{title}</span>
      </Heading>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
