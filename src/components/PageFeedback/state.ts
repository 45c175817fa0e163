import type {FormFailure} from '@site/src/lib/forms/postForm';

export type Vote = 'yes' | 'no';

/** A comment is requested once the vote has arrived; `step` is what is being sent or has failed. */
export type FeedbackState =
  | {readonly status: 'asking'}
  | {readonly status: 'sending'; readonly step: FeedbackStep; readonly vote: Vote}
  | {readonly status: 'voted'; readonly vote: Vote}
  | {readonly status: 'done'}
  | {
      readonly status: 'failed';
      readonly step: FeedbackStep;
      readonly vote: Vote;
      readonly reason: FormFailure;
    };

type FeedbackStep = 'vote' | 'comment';

export type FeedbackEvent =
  | {readonly type: 'voted'; readonly vote: Vote}
  | {readonly type: 'commented'}
  | {readonly type: 'answered'; readonly failure: FormFailure | undefined};

/** One request at a time; a failed vote or comment may be sent again. */
export function reduceFeedback(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  switch (event.type) {
    case 'voted':
      return takesVote(state) ? {status: 'sending', step: 'vote', vote: event.vote} : state;
    case 'commented':
      return takesComment(state) ? {status: 'sending', step: 'comment', vote: state.vote} : state;
    case 'answered':
      return state.status === 'sending' ? settle(state, event.failure) : state;
    default:
      return event satisfies never;
  }
}

/** Whether the reader can still vote. */
export function takesVote(state: FeedbackState): boolean {
  return state.status === 'asking' || (state.status === 'failed' && state.step === 'vote');
}

/** Whether the comment field can be sent. */
export function takesComment(
  state: FeedbackState,
): state is Extract<FeedbackState, {status: 'voted' | 'failed'}> {
  return state.status === 'voted' || (state.status === 'failed' && state.step === 'comment');
}

function settle(
  {step, vote}: Extract<FeedbackState, {status: 'sending'}>,
  reason: FormFailure | undefined,
): FeedbackState {
  if (reason !== undefined) {
    return {status: 'failed', step, vote, reason};
  }
  return step === 'vote' ? {status: 'voted', vote} : {status: 'done'};
}
