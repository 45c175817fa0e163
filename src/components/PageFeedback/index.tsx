import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useId, useReducer, type FormEvent, type ReactNode} from 'react';
import IssueLink from '@site/src/components/IssueLink';
import {feedbackMessages} from '@site/src/labels/feedback';
import {FEEDBACK_ISSUES} from '@site/src/lib/config/readServices';
import {FEEDBACK_MAX_CHARS, FEEDBACK_TIMEOUT_MS} from '@site/src/lib/constants';
import {postForm} from '@site/src/lib/forms/postForm';
import {reduceFeedback, takesComment, takesVote, type FeedbackState, type Vote} from './state';
import styles from './styles.module.css';

interface QuestionProps {
  readonly id: string;
}

/** The question, which is also the name of the group of answers. */
function Question({id}: QuestionProps): ReactNode {
  return (
    <span className={styles.question} id={id}>
      <Translate id="feedback.question" description="Question below a document">
        Was this page helpful?
      </Translate>
    </span>
  );
}

interface Feedback {
  readonly state: FeedbackState;
  /** Sends the vote of the pressed button, or the comment once the vote has arrived. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends page, language, vote and the reader's comment, and nothing else (ERR-12). */
function useFeedback(action: string): Feedback {
  const [state, dispatch] = useReducer(reduceFeedback, {status: 'asking'});

  async function send(fields: Readonly<Record<string, string>>): Promise<void> {
    const failure = await postForm(action, fields, {
      fetch: window.fetch.bind(window),
      timeoutMs: FEEDBACK_TIMEOUT_MS,
    });
    dispatch({type: 'answered', failure});
  }

  return {
    state,
    onSubmit: (event) => {
      event.preventDefault();
      const fields = readFields(event);
      const vote = readVote(fields.helpful);
      if (takesVote(state) && vote !== undefined) {
        dispatch({type: 'voted', vote});
        void send(fields);
      } else if (takesComment(state) && fields.comment?.trim()) {
        dispatch({type: 'commented'});
        void send({...fields, helpful: state.vote});
      }
    },
  };
}

/** The fields that the form would send by itself, including the pressed button. */
function readFields({
  currentTarget,
  nativeEvent,
}: FormEvent<HTMLFormElement>): Record<string, string> {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return Object.fromEntries(
    [...new FormData(currentTarget, submitter)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function readVote(value: string | undefined): Vote | undefined {
  return value === 'yes' || value === 'no' ? value : undefined;
}

interface CommentFieldProps {
  readonly state: FeedbackState;
}

/** Asks for a comment once the vote has arrived; typed text remains until it has arrived as well. */
function CommentField({state}: CommentFieldProps): ReactNode {
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

interface VoteFormProps {
  /** Address of the endpoint that receives the form. */
  readonly action: string;
  /** Path of the page below base address and language. */
  readonly path: string;
}

/** A form that posts by itself without scripts; with them, the vote is sent at once and a comment can follow. */
function VoteForm({action, path}: VoteFormProps): ReactNode {
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

interface IssueVoteProps {
  /** Title of the page. */
  readonly title: string;
}

const LABELS = 'kind/docs';

/** Both answers are links to a prefilled issue, so they work without scripts. */
function IssueVote({title}: IssueVoteProps): ReactNode {
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

export interface Props {
  /** Path of the page below the site's base address and language, such as `/docs/start`. */
  readonly path: string;
  /** Title of the page. */
  readonly title: string;
}

/**
 * "Was this page helpful?", only if an endpoint or the repository's issues are configured. Voters are not identified: no cookie,
 * no storage, no third-party script.
 */
export default function PageFeedback({path, title}: Props): ReactNode {
  const {feedback} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (typeof feedback !== 'string') {
    return null;
  }
  // Each page has its own form: a vote for one must not carry over to the next.
  return feedback === FEEDBACK_ISSUES ? (
    <IssueVote title={title} />
  ) : (
    <VoteForm key={path} action={feedback} path={path} />
  );
}
