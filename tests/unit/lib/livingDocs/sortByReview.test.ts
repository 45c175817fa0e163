import type {DocumentState} from '../../../../src/lib/contracts/livingDocs';
import {sortByReview} from '../../../../src/lib/livingDocs/report';

const TODAY = '2026-11-20';

function build(change: Partial<DocumentState>): DocumentState {
  return {
    path: '/docs/a',
    file: 'docs/a.mdx',
    title: 'A',
    owner: 'maintainers',
    reviewBy: '2027-05-20',
    words: 400,
    incoming: 2,
    ...change,
  };
}

test.each([
  ['nothing', {}, []],
  ['a review of yesterday', {reviewBy: '2026-11-19'}, ['overdue']],
  ['a review of today, which is in time', {reviewBy: TODAY}, []],
  ['no page that links to it', {incoming: 0}, ['orphan']],
  ['149 words', {words: 149}, ['thin']],
  ['150 words', {words: 150}, []],
] as const)('a document with %s needs %j', (_, change, concerns) => {
  expect(sortByReview([build(change)], TODAY)[0]?.concerns).toEqual(concerns);
});

test('a document without an owner needs one', () => {
  const {owner: _, ...without} = build({});
  expect(sortByReview([without], TODAY)[0]?.concerns).toEqual(['owner']);
});

test('a document without a review date is overdue on every day, and without a day no date is', () => {
  const {reviewBy: _, ...without} = build({});
  expect(sortByReview([without, build({reviewBy: '2000-01-01'})], undefined)).toMatchObject([
    {concerns: ['overdue']},
    {concerns: []},
  ]);
});

test('the earliest review comes first, then the path decides', () => {
  const rows = sortByReview(
    [
      build({path: '/docs/c', reviewBy: '2027-01-01'}),
      build({path: '/docs/b', reviewBy: '2026-12-01'}),
      build({path: '/docs/a', reviewBy: '2027-01-01'}),
    ],
    TODAY,
  );
  expect(rows.map(({path}) => path)).toEqual(['/docs/b', '/docs/a', '/docs/c']);
});
