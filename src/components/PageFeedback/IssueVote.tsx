import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import IssueLink from '@site/src/components/IssueLink';
import Question from './Question';
import styles from './styles.module.css';

export interface Props {
  /** Title of the page. */
  readonly title: string;
}

const LABELS = 'kind/docs';

/** Both answers are links to a prefilled issue, so they work without scripts. */
export default function IssueVote({title}: Props): ReactNode {
  return (
    <section className={styles.feedback} aria-labelledby="page-feedback">
      <div className={styles.row}>
        <Question id="page-feedback" />
        <span className={styles.votes}>
          <IssueLink title={`Helpful: “${title}” ({path})`} labels={LABELS}>
            <Translate id="feedback.yes" description="Answer to: was this page helpful?">
              Yes
            </Translate>
          </IssueLink>
          <IssueLink title={`Not helpful: “${title}” ({path})`} labels={LABELS}>
            <Translate id="feedback.no" description="Answer to: was this page helpful?">
              No
            </Translate>
          </IssueLink>
        </span>
      </div>
      <p className={styles.hint}>
        <Translate
          id="feedback.issueHint"
          description="Says what follows when one of the two answers is pressed">
          Either answer opens a new issue in the portal’s repository, with title and page filled in.
        </Translate>
      </p>
    </section>
  );
}
