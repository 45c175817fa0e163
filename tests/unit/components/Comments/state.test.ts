import {
  type CommentsEvent,
  type CommentsState,
  INITIAL_STATE,
  reduceComments,
} from '../../../../src/components/Comments/state';

function after(...types: readonly CommentsEvent['type'][]): CommentsState {
  return types.map((type) => ({type})).reduce<CommentsState>(reduceComments, INITIAL_STATE);
}

describe('reduceComments (CMT-2)', () => {
  test.each<readonly [readonly CommentsEvent['type'][], CommentsState]>([
    [[], {status: 'idle'}],
    [['answered'], {status: 'idle'}],
    [['refused'], {status: 'idle'}],
    [['missed'], {status: 'idle'}],
    [['asked'], {status: 'waiting'}],
    [['asked', 'answered'], {status: 'ready'}],
    [['asked', 'answered', 'asked'], {status: 'ready'}],
    [['asked', 'answered', 'missed'], {status: 'ready'}],
    [['asked', 'missed'], {status: 'failed', reason: 'unreachable'}],
    [['asked', 'missed', 'answered'], {status: 'ready'}],
    [['asked', 'refused'], {status: 'failed', reason: 'refused'}],
    [['asked', 'refused', 'answered'], {status: 'failed', reason: 'refused'}],
    [['asked', 'answered', 'restarted'], {status: 'waiting'}],
    [['asked', 'restarted', 'missed'], {status: 'failed', reason: 'unreachable'}],
  ])('%j leads to %j', (events, state) => {
    expect(after(...events)).toEqual(state);
  });
});
