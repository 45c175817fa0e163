import {type ChangeEvent, type FormEvent, useReducer} from 'react';
import {NEWSLETTER_TIMEOUT_MS} from '@site/src/lib/constants';
import {isEmail} from '@site/src/lib/newsletter/isEmail';
import {postForm} from '@site/src/lib/forms/postForm';
import {type NewsletterState, reduceNewsletter} from './state';

interface Subscription {
  readonly state: NewsletterState;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInvalid: () => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The newsletter form's behaviour: nothing invalid is sent, and what was typed stays until it has arrived (VAL-1, VAL-2, C-11). */
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
    // What the reader has typed meanwhile is the next address.
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
