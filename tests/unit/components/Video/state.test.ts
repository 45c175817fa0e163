import {reduceHosted} from '../../../../src/components/Video/useHostedPlayer';

describe('reduceHosted (HERO-2)', () => {
  test.each([
    ['poster', 'pressed', 'open'],
    ['poster', 'failed', 'poster'],
    ['open', 'pressed', 'open'],
    ['open', 'failed', 'failed'],
    ['failed', 'pressed', 'failed'],
    ['failed', 'failed', 'failed'],
  ] as const)('a %s that is %s becomes %s', (status, type, next) => {
    expect(reduceHosted({status}, {type})).toEqual({status: next});
  });
});
