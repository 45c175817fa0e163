import {decode} from '@selection-set/site-paths';

test.each([
  ['', ''],
  ['quick-start', 'quick-start'],
  ['%C3%A9tat%20%23', 'état #'],
  ['50%25', '50%'],
])('%j is decoded to %j', (text, decoded) => {
  expect(decode(text)).toBe(decoded);
});

test.each(['50%', '%zz', '%C3', '%E0%A4%A'])(
  '%j, which is not encoded correctly, is nothing',
  (text) => {
    expect(decode(text)).toBeUndefined();
  },
);
