import {areVariables, formatResponse, hasErrors} from '../../../../src/lib/live/json';

test.each([
  ['', true],
  [' \n', true],
  ['{}', true],
  ['{"id": "1"}', true],
  ['[]', false],
  ['null', false],
  ['1', false],
  ['{id: 1}', false],
])('whether "%s" can be variables: %s (LIVE)', (text, expected) => {
  expect(areVariables(text)).toBe(expected);
});

test('responses are indented, and what is no JSON stays as it is (LIVE)', () => {
  expect(formatResponse('{"data":{"a":1}}')).toBe('{\n  "data": {\n    "a": 1\n  }\n}');
  expect(formatResponse('Bad gateway')).toBe('Bad gateway');
});

test('errors of a response are seen beside data and alone, and not in fields of that name (LIVE)', () => {
  expect(hasErrors('{"data":null,"errors":[]}')).toBe(true);
  expect(hasErrors('{"data":{"errors":[]}}')).toBe(false);
  expect(hasErrors('no JSON')).toBe(false);
});
