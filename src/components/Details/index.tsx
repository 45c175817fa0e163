import {type ComponentProps, isValidElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props extends Omit<ComponentProps<'details'>, 'children'> {
  /** A `<summary>`, or its content. */
  readonly summary?: ReactNode;
  readonly children?: ReactNode;
}

const UNNAMED = translate({
  id: 'details.unnamed',
  message: 'Details',
  description: 'What opens a part of a text that has no summary of its own',
});

/** A part of a text that is collapsed until the reader opens it. */
export default function Details({summary, children, ...rest}: Props): ReactNode {
  return (
    <details {...rest} className={styles.details}>
      {isValidElement(summary) ? summary : <summary>{summary ?? UNNAMED}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
