import {type ReactNode, useId} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {FEEDBACK_MAX_CHARS} from '@site/src/lib/constants';
import {type FeedbackState, takesComment} from './state';
import styles from './styles.module.css';

export interface Props {
  readonly state: FeedbackState;
}

/** Asks for words once the vote has arrived; what was typed stays until it has arrived as well. */
export default function CommentField({state}: Props): ReactNode {
  const id = useId();
  const isSending = state.status === 'sending' && state.step === 'comment';
  if (!takesComment(state) && !isSending) {
    return null;
  }
  return (
    <div className={styles.comment}>
      <label className={styles.label} htmlFor={id}>
        {state.vote === 'yes'
          ? translate({
              id: 'feedback.commentYes',
              message: 'What helped you? (optional)',
              description: 'Label of the comment field after the answer Yes',
            })
          : translate({
              id: 'feedback.commentNo',
              message: 'What is missing or wrong? (optional)',
              description: 'Label of the comment field after the answer No',
            })}
      </label>
      <textarea
        className={styles.field}
        id={id}
        name="comment"
        rows={3}
        maxLength={FEEDBACK_MAX_CHARS}
        aria-describedby={`${id}-hint`}
      />
      <div className={styles.row}>
        <button type="submit" aria-disabled={isSending}>
          <Translate id="feedback.send" description="Button that sends the comment about a page">
            Send
          </Translate>
        </button>
        <span className={styles.hint} id={`${id}-hint`}>
          <Translate id="feedback.privacy" description="Says what is sent with a comment">
            Sent with it: this page’s address, its language and your answer. Leave names and
            addresses out.
          </Translate>
        </span>
      </div>
    </div>
  );
}
