import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
}

/** The one question, in words that name the answers' group. */
export default function Question({id}: Props): ReactNode {
  return (
    <span className={styles.question} id={id}>
      <Translate id="feedback.question" description="Question below a document">
        Was this page helpful?
      </Translate>
    </span>
  );
}
