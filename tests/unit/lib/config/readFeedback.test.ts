import {readFeedback} from '../../../../src/lib/config/readServices';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['  ', undefined],
  ['issues', 'issues'],
  [' https://votes.example.org/page ', 'https://votes.example.org/page'],
])('FEEDBACK=%p gives %p', (value, expected) => {
  expect(readFeedback({FEEDBACK: value})).toBe(expected);
});

test.each(['issue', 'votes.example.org', 'javascript:alert(1)'])(
  'FEEDBACK=%p is refused with what it may be',
  (value) => {
    expect(() => readFeedback({FEEDBACK: value})).toThrow(
      `FEEDBACK is "${value}"; expected "issues", or the full address`,
    );
  },
);
