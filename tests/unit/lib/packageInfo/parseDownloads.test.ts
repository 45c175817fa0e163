import {parseDownloads} from '../../../../src/lib/packageInfo/loadFacts';
import {buildDownloads} from '../../../support/packageInfo/packuments';

test('API-5: the figure with the days it counts', () => {
  expect(parseDownloads(buildDownloads('a', 7), 'a')).toEqual({
    downloads: 7,
    week: {start: '2026-11-12', end: '2026-11-18'},
  });
});

test.each([
  [
    {...buildDownloads('a'), downloads: '7'},
    'downloads must be a whole number of at least 0, but is "7"',
  ],
  [{...buildDownloads('a'), downloads: -1}, 'downloads must be a whole number'],
  [{...buildDownloads('a'), downloads: 1.5}, 'downloads must be a whole number'],
  [{...buildDownloads('a'), downloads: null}, 'but is null'],
  [{...buildDownloads('b')}, 'package must be "a", but is "b"'],
  [{...buildDownloads('a'), start: '2026-02-30'}, 'start must be a day as YYYY-MM-DD'],
  [
    {...buildDownloads('a'), end: '2026-11-01'},
    'end must be a day as YYYY-MM-DD, not before 2026-11-12',
  ],
  [
    {error: 'package a not found'},
    'downloads must be a whole number of at least 0, but is missing',
  ],
  [undefined, 'the answer must be an object, but is missing'],
])('API-5: no invented figure from %j', (answer, message) => {
  expect(() => parseDownloads(answer, 'a')).toThrow(message);
});
