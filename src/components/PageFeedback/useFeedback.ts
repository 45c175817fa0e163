import {type FormEvent, useReducer} from 'react';
import {FEEDBACK_TIMEOUT_MS} from '@site/src/lib/constants';
import {postForm} from '@site/src/lib/forms/postForm';
import {type FeedbackState, reduceFeedback, takesComment, takesVote, type Vote} from './state';

interface Feedback {
  readonly state: FeedbackState;
  /** Sends the vote of the button that was pressed, or the comment once the vote has arrived. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends page, language, vote and the reader's words, and nothing else (ERR-12). */
export function useFeedback(action: string): Feedback {
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

/** What the form would send by itself, the pressed button included. */
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
