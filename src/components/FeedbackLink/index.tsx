import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import IssueLink from '@site/src/components/IssueLink';
import styles from './styles.module.css';

/** Decoration: the same in every language, mirrored by style. */
const ARROW = '→';

export interface Props {
  /** Title of the page for the feedback. */
  readonly pageTitle: string;
}

/** Opens an issue about this page in a new window (DOC-2). */
export default function FeedbackLink({pageTitle}: Props): ReactNode {
  return (
    <span className={styles.feedback}>
      <IssueLink title={`Feedback for “${pageTitle}”`} labels="kind/docs">
        <Translate
          id="docs.feedback"
          description="Link below the table of contents that opens an issue about the page; an arrow follows it">
          Question? Give us feedback
        </Translate>{' '}
        <span className={styles.arrow} aria-hidden="true">
          {ARROW}
        </span>
      </IssueLink>
    </span>
  );
}
