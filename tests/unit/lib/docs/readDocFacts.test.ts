import {readDocFacts} from '../../../../src/lib/docs/readFacts';

test.each([
  [{}, {badges: []}],
  [
    {badges: ['beta', 'new'], reading_minutes: 4},
    {badges: ['new', 'beta'], readingMinutes: 4},
  ],
  [{badges: 'new', reading_minutes: '4'}, {badges: []}],
  [{reading_minutes: 0}, {badges: []}],
])('a front matter of %j says %j', (frontMatter, facts) => {
  expect(readDocFacts(frontMatter)).toEqual(facts);
});
