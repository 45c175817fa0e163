import {
  type NewsletterEvent,
  type NewsletterState,
  reduceNewsletter,
} from '../../../../src/components/Newsletter/useSubscription';

function after(...events: readonly NewsletterEvent[]): NewsletterState {
  return events.reduce<NewsletterState>(reduceNewsletter, {status: 'normal'});
}

const REJECTED = {type: 'rejected'} as const;
const SUBMITTED = {type: 'submitted'} as const;
const EMPTIED = {type: 'emptied'} as const;
const ACCEPTED = {type: 'answered', failure: undefined} as const;
const FAILED = {type: 'answered', failure: 'server'} as const;

describe('reduceNewsletter (ST-10)', () => {
  test('a failed submit sets the error (ST-10, VAL-1)', () => {
    expect(after(REJECTED)).toEqual({status: 'invalid'});
  });

  test('emptying the field clears the error (ST-10)', () => {
    expect(after(REJECTED, EMPTIED)).toEqual({status: 'normal'});
  });

  test('a later valid submit clears the error (ST-10)', () => {
    expect(after(REJECTED, SUBMITTED)).toEqual({status: 'sending'});
  });

  test('an accepted address is done (API-8)', () => {
    expect(after(SUBMITTED, ACCEPTED)).toEqual({status: 'done'});
  });

  test('a failed request keeps its reason (ERR-12)', () => {
    expect(after(SUBMITTED, FAILED)).toEqual({status: 'failed', reason: 'server'});
  });

  test('a failed request can be tried again (API-8)', () => {
    expect(after(SUBMITTED, FAILED, SUBMITTED, ACCEPTED)).toEqual({status: 'done'});
  });

  test.each([
    ['while sending', [SUBMITTED], 'sending'],
    ['after success', [SUBMITTED, ACCEPTED], 'done'],
    ['after failure', [SUBMITTED, FAILED], 'failed'],
  ] as const)('emptying the field %s changes nothing (ST-10)', (_when, events, status) => {
    expect(after(...events, EMPTIED).status).toBe(status);
  });

  test('an invalid submit while sending neither ends the request nor allows a second one (ST-10)', () => {
    expect(after(SUBMITTED, REJECTED)).toEqual({status: 'sending'});
  });
});
