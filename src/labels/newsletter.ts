import {translate} from '@docusaurus/Translate';
import type {FormFailure} from '../lib/forms/postForm';

/** Messages in each state of the newsletter form (ERR-12). */
export const newsletterMessages: Readonly<
  Record<'normal' | 'invalid' | 'sending' | 'done' | FormFailure, string>
> = {
  normal: '',
  invalid: translate({
    id: 'newsletter.invalid',
    message: 'Enter an email address, such as you@example.org.',
    description: 'Newsletter form: the address is not one',
  }),
  sending: translate({
    id: 'newsletter.sending',
    message: 'Sending…',
    description: 'Newsletter form: the request is under way',
  }),
  done: translate({
    id: 'newsletter.done',
    message: 'Your address has been sent.',
    description: 'Newsletter form: the endpoint has accepted the address',
  }),
  refused: translate({
    id: 'newsletter.refused',
    message: 'The mailing list did not accept this address. Check it and try again.',
    description: 'Newsletter form: the endpoint answered with a client error',
  }),
  server: translate({
    id: 'newsletter.server',
    message: 'The mailing list is out of order. Your address is still here; try again later.',
    description: 'Newsletter form: the endpoint answered with a server error',
  }),
  timeout: translate({
    id: 'newsletter.timeout',
    message: 'The mailing list did not answer in time. Your address is still here; try again.',
    description: 'Newsletter form: no answer within ten seconds',
  }),
  network: translate({
    id: 'newsletter.network',
    message: 'The mailing list cannot be reached. Check your connection and try again.',
    description: 'Newsletter form: no connection to the endpoint',
  }),
  unseen: translate({
    id: 'newsletter.unseen',
    message:
      'Your address has been sent, but this page cannot see the answer. If no email comes, try again later.',
    description:
      'Newsletter form: the endpoint can be reached but does not let this page see its answer',
  }),
};
