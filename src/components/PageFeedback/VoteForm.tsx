import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedbackMessages} from '@site/src/labels/feedback';
import CommentField from './CommentField';
import Question from './Question';
import type {FeedbackState, Vote} from './state';
import styles from './styles.module.css';
import {useFeedback} from './useFeedback';

export interface Props {
  /** Address of the endpoint that takes the form. */
  readonly action: string;
  /** Path of the page below base address and language. */
  readonly path: string;
}

/** A form that posts by itself without scripts; with them, the vote is sent at once and a comment can follow. */
export default function VoteForm({action, path}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {state, onSubmit} = useFeedback(action);
  return (
    <form
      className={styles.feedback}
      action={action}
      method="post"
      data-state={state.status}
      aria-labelledby="page-feedback"
      onSubmit={onSubmit}>
      <input type="hidden" name="page" value={path} />
      <input type="hidden" name="locale" value={currentLocale} />
      <div className={styles.row}>
        <Question id="page-feedback" />
        <span className={styles.votes}>
          <VoteButton vote="yes" state={state}>
            <Translate id="feedback.yes" description="Answer to: was this page helpful?">
              Yes
            </Translate>
          </VoteButton>
          <VoteButton vote="no" state={state}>
            <Translate id="feedback.no" description="Answer to: was this page helpful?">
              No
            </Translate>
          </VoteButton>
        </span>
      </div>
      <p className={styles.hint} role="status">
        {feedbackMessages[state.status === 'failed' ? state.reason : state.status]}
      </p>
      <CommentField state={state} />
    </form>
  );
}

function VoteButton({
  vote,
  state,
  children,
}: {
  readonly vote: Vote;
  readonly state: FeedbackState;
  readonly children: ReactNode;
}): ReactNode {
  const isChosen = 'vote' in state && state.vote === vote;
  return (
    <button
      type="submit"
      name="helpful"
      value={vote}
      aria-pressed={isChosen}
      aria-disabled={state.status !== 'asking' && state.status !== 'failed'}>
      {children}
    </button>
  );
}
