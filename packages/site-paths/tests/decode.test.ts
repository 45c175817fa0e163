import {decode, readAddressWords} from '@selection-set/site-paths';

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

test.each([
  ['/docs/yoga/quick-strat', 'yoga quick strat'],
  ['/old/upload_limits.html', 'old upload limits'],
  ['/docs/%D8%A3%D9%83%D9%88%D8%A7%D8%AF', 'docs أكواد'],
  ['/50%', ''],
  ['/', ''],
  [`/${'a'.repeat(200)}`, 'a'.repeat(80)],
])('the words of %s are %j (RTE-4)', (path, words) => {
  expect(readAddressWords(path)).toBe(words);
});
