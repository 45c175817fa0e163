import {type ChangeEvent, type FormEvent, useReducer} from 'react';
import {NEWSLETTER_TIMEOUT_MS} from '@site/src/lib/constants';
import {type FormFailure, isEmail, postForm} from '@site/src/lib/forms/postForm';

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
      // A request is pending: its answer comes first, and no second one may start.
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

interface Subscription {
  readonly state: NewsletterState;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInvalid: () => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The newsletter form's behaviour: nothing invalid is sent, and typed text remains until it has arrived (VAL-1, VAL-2, C-11). */
export function useSubscription(action: string): Subscription {
  const [state, dispatch] = useReducer(reduceNewsletter, {status: 'normal'});

  async function send(form: HTMLFormElement, email: string): Promise<void> {
    dispatch({type: 'submitted'});
    const failure = await postForm(
      action,
      {email},
      {
        fetch: window.fetch.bind(window),
        timeoutMs: NEWSLETTER_TIMEOUT_MS,
      },
    );
    // Anything that the reader has typed meanwhile is the next address.
    if (failure === undefined && new FormData(form).get('email') === email) {
      form.reset();
    }
    dispatch({type: 'answered', failure});
  }

  return {
    state,
    onSubmit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const email = new FormData(form).get('email');
      if (state.status === 'sending') {
        return;
      }
      if (typeof email !== 'string' || !isEmail(email)) {
        dispatch({type: 'rejected'});
        return;
      }
      void send(form, email);
    },
    onInvalid: () => dispatch({type: 'rejected'}),
    onChange: (event) => {
      if (event.target.value === '') {
        dispatch({type: 'emptied'});
      }
    },
  };
}
