import {parseHeaders} from '../../../scripts/readHeaders.mjs';

test('headers of the file are read by path, with colons in their values', () => {
  expect(
    parseHeaders(
      '/*\n  Content-Security-Policy: img-src https: data:\n  X: 1\n\n/assets/*\n  X: 2\n',
    ),
  ).toEqual([
    {start: '/', headers: {'Content-Security-Policy': 'img-src https: data:', X: '1'}},
    {start: '/assets/', headers: {X: '2'}},
  ]);
});
