import {
  type FeedbackEvent,
  type FeedbackState,
  reduceFeedback,
} from '../../../../src/components/PageFeedback/state';

function after(...events: FeedbackEvent[]): FeedbackState {
  return events.reduce(reduceFeedback, {status: 'asking'});
}

const VOTE: FeedbackEvent = {type: 'voted', vote: 'no'};
const ARRIVED: FeedbackEvent = {type: 'answered', failure: undefined};
const FAILED: FeedbackEvent = {type: 'answered', failure: 'server'};
const COMMENT: FeedbackEvent = {type: 'commented'};

test.each<[string, FeedbackEvent[], FeedbackState]>([
  ['a vote is sent', [VOTE], {status: 'sending', step: 'vote', vote: 'no'}],
  ['a vote that arrived asks for a comment', [VOTE, ARRIVED], {status: 'voted', vote: 'no'}],
  [
    'a second vote while the first is under way changes nothing',
    [VOTE, {type: 'voted', vote: 'yes'}],
    {status: 'sending', step: 'vote', vote: 'no'},
  ],
  [
    'a vote that arrived cannot be changed',
    [VOTE, ARRIVED, {type: 'voted', vote: 'yes'}],
    {status: 'voted', vote: 'no'},
  ],
  [
    'a vote that failed may be cast again',
    [VOTE, FAILED, {type: 'voted', vote: 'yes'}],
    {status: 'sending', step: 'vote', vote: 'yes'},
  ],
  ['a comment needs a vote that arrived', [COMMENT], {status: 'asking'}],
  [
    'a comment that failed says why and keeps its vote',
    [VOTE, ARRIVED, COMMENT, FAILED],
    {status: 'failed', step: 'comment', vote: 'no', reason: 'server'},
  ],
  [
    'a comment that failed may be sent again',
    [VOTE, ARRIVED, COMMENT, FAILED, COMMENT, ARRIVED],
    {status: 'done'},
  ],
  ['an answer to nothing changes nothing', [ARRIVED], {status: 'asking'}],
])('%s (ERR-12)', (_, events, expected) => {
  expect(after(...events)).toEqual(expected);
});
