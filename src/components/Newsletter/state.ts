import type {FormFailure} from '@site/src/lib/forms/postForm';

export type NewsletterState =
  | {readonly status: 'normal'}
  | {readonly status: 'invalid'}
  | {readonly status: 'sending'}
  | {readonly status: 'done'}
  | {readonly status: 'failed'; readonly reason: FormFailure};

export type NewsletterEvent =
  | {readonly type: 'rejected'}
  | {readonly type: 'submitted'}
  | {readonly type: 'emptied'}
  | {readonly type: 'answered'; readonly failure: FormFailure | undefined};

/** The red state is set by a failed submit and cleared by emptying the field or by a later valid submit (ST-10). */
export function reduceNewsletter(state: NewsletterState, event: NewsletterEvent): NewsletterState {
  switch (event.type) {
    case 'rejected':
      // A request is under way: its answer comes first, and no second one may start.
      return state.status === 'sending' ? state : {status: 'invalid'};
    case 'submitted':
      return {status: 'sending'};
    case 'emptied':
      return state.status === 'invalid' ? {status: 'normal'} : state;
    case 'answered':
      return event.failure === undefined
        ? {status: 'done'}
        : {status: 'failed', reason: event.failure};
    default:
      return event satisfies never;
  }
}
