import {translate} from '@docusaurus/Translate';
import type {FormFailure} from '../lib/forms/postForm';

/** Messages in each state of the question below a document (ERR-12). */
export const feedbackMessages: Readonly<
  Record<'asking' | 'sending' | 'voted' | 'done' | FormFailure, string>
> = {
  asking: '',
  sending: translate({
    id: 'feedback.sending',
    message: 'Sending…',
    description: 'Page feedback: the request is under way',
  }),
  voted: translate({
    id: 'feedback.voted',
    message: 'Your answer has arrived.',
    description: 'Page feedback: the endpoint has accepted the answer',
  }),
  done: translate({
    id: 'feedback.done',
    message: 'Your comment has arrived.',
    description: 'Page feedback: the endpoint has accepted the comment',
  }),
  refused: translate({
    id: 'feedback.refused',
    message: 'This was not accepted. Open an issue instead, or try again later.',
    description: 'Page feedback: the endpoint answered with a client error',
  }),
  server: translate({
    id: 'feedback.server',
    message: 'Feedback cannot be stored right now. Try again later.',
    description: 'Page feedback: the endpoint answered with a server error',
  }),
  timeout: translate({
    id: 'feedback.timeout',
    message: 'No answer came in time. Try again.',
    description: 'Page feedback: no answer within ten seconds',
  }),
  network: translate({
    id: 'feedback.network',
    message: 'Feedback cannot be sent. Check your connection and try again.',
    description: 'Page feedback: no connection to the endpoint',
  }),
  unseen: translate({
    id: 'feedback.unseen',
    message: 'This has been sent, but the page cannot see the answer.',
    description:
      'Page feedback: the endpoint can be reached but does not let this page see its answer',
  }),
};
