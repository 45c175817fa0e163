import {LIVE_RESPONSES_SHOWN} from '../../../../src/lib/constants';
import {
  INITIAL_STATE,
  type LiveEvent,
  reduceLive,
  statusOf,
} from '../../../../src/components/LiveSample/openLiveServer';

const after = (...events: readonly LiveEvent[]) => events.reduce(reduceLive, INITIAL_STATE);
const STARTED = {type: 'started', sdl: 'type Query { a: Int }'} as const;
const answer = (text: string) => ({type: 'answered', run: 1, text}) as const;
const ENDED = {type: 'ended', run: 1} as const;

describe('what a live sample says (LIVE)', () => {
  test('it goes from loading over running to a result', () => {
    expect(statusOf(after())).toBe('starting');
    expect(statusOf(after(STARTED))).toBe('ready');
    expect(statusOf(after(STARTED, {type: 'asked'}))).toBe('running');
    expect(statusOf(after(STARTED, {type: 'asked'}, answer('{"data":{}}')))).toBe('streaming');
    expect(statusOf(after(STARTED, {type: 'asked'}, answer('{"data":{}}'), ENDED))).toBe(
      'answered',
    );
    expect(statusOf(after(STARTED, {type: 'asked'}, answer('{"errors":[]}'), ENDED))).toBe(
      'failed',
    );
  });

  test('a new operation takes the place of the earlier result', () => {
    expect(after(STARTED, answer('{}'), ENDED, {type: 'asked'}).outcome).toEqual({kind: 'none'});
  });

  test('the sentence about a stopped operation stays while the next worker starts', () => {
    expect(
      statusOf(after(STARTED, {type: 'asked'}, {type: 'stopped'}, {type: 'starting'}, STARTED)),
    ).toBe('stopped');
  });

  test.each([
    [{type: 'oversized', run: 1}, 'oversized'],
    [{type: 'refused'}, 'unreadable'],
    [{type: 'unreachable'}, 'unreachable'],
  ] as const)('%j is said as "%s"', (event, status) => {
    expect(statusOf(after(STARTED, {type: 'asked'}, event))).toBe(status);
  });

  test('of many responses the last ones are kept', () => {
    const texts = Array.from({length: LIVE_RESPONSES_SHOWN + 5}, (_, index) => `${index}`);
    expect(after(STARTED, {type: 'asked'}, ...texts.map(answer)).outcome).toMatchObject({
      texts: texts.slice(5),
    });
  });
});
