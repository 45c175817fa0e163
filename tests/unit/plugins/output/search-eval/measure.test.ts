import {
  compare,
  formatChanges,
  formatMisses,
  formatTable,
  parseBaseline,
  toBaseline,
} from '../../../../../plugins/output/search-eval';
import {
  judge,
  measure,
  toJudged,
  type JudgedQuery,
  type Judgement,
} from '../../../../../plugins/output/search-eval/measure';
import type {PageHit} from '@selection-set/search/engine';

function hit(address: string): PageHit {
  const [url = '', ...anchors] = address.split('#');
  const sections = anchors.map((anchor, index) => ({
    anchor,
    heading: anchor,
    path: [],
    kind: 'section' as const,
    index,
    score: 1,
  }));
  return {url, title: url, index: 0, score: 1, facets: [], sections};
}

const QUERY = toJudged({query: 'q', class: 'api', answers: ['/a#x', '/a#y', '/whole']});
const NONE = toJudged({query: 'n', class: 'noanswer'});

const run = (query: JudgedQuery, ...addresses: readonly string[]): Judgement => ({
  query,
  places: judge(query, addresses.map(hit)),
});

describe('judging', () => {
  test.each([
    ['the right section first', ['/a#x'], {page: 1, section: 1, isShown: true, found: 1}],
    [
      'names with one address count once',
      ['/b', '/a#m#m#y'],
      {page: 2, section: 2, isShown: true, found: 2},
    ],
    ['a page that is right as a whole', ['/whole#z', '/a#x'], {page: 1, found: 2}],
    ['a sixth section', ['/a#1#2#3#4#5#x'], {page: 1, section: 0, isShown: false, found: 1}],
    ['no right page', ['/b#x'], {page: 0, section: 0, isShown: false, found: 1}],
  ])('%s (SRM-5)', (_, addresses, places) => {
    expect(run(QUERY, ...addresses).places).toEqual(places);
  });

  test('the eleventh page is not found (SRM-4)', () => {
    const others = Array.from({length: 10}, (_, index) => `/${String(index)}`);
    expect(run(QUERY, ...others, '/a').places.page).toBe(0);
  });
});

const MIXED = [
  run(QUERY, '/a#x'),
  run(QUERY, '/b', '/a#m'),
  run(QUERY),
  run(NONE),
  run(NONE, '/a'),
];

test('measures are means over those queries that tell (C-28)', () => {
  expect(measure(MIXED)).toEqual({
    mrr: 0.5,
    first: 1 / 3,
    five: 2 / 3,
    sectionShown: 1 / 3,
    sectionFirst: 1 / 3,
    none: 0.5,
    empty: 1 / 3,
  });
  expect(measure([run(NONE)])).toMatchObject({mrr: undefined, none: 1});
});

test('the table has a row for each set and class, dashes where nothing tells (C-28)', () => {
  const rows = formatTable(new Map([['fr', MIXED]])).split('\n');
  expect(rows.map((row) => row.trim().split(/\s+/u)[0])).toEqual(['mrr', 'fr', 'api', 'noanswer']);
  expect(rows[1]).toMatch(/^fr +5 +0\.500 +0\.333 +0\.667 +0\.333 +0\.333 +0\.500 +0\.333$/u);
  expect(rows[3]).toMatch(/^ {2}noanswer +2(?: +-){5} +0\.500 +-$/u);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

test('what is wrong is listed by query (C-28)', () => {
  expect(formatMisses('fr', MIXED)).toEqual([
    'fr api "q": page 2, right section not on it',
    'fr api "q": page not found',
    'fr noanswer "n": 1 pages shown, none is right',
  ]);
});

describe('the baseline', () => {
  test('says what got worse and better, largest losses first (C-28)', () => {
    const queries = ['lost', 'lower', 'risen', 'same'].map((query) => ({...QUERY, query}));
    const [lost, lower, risen, same] = queries;
    if (!lost || !lower || !risen || !same) {
      throw new Error('there are four');
    }
    const before = [
      run(lower, '/a#x'),
      run(lost, '/a#x'),
      run(risen, '/b', '/a#x'),
      run(same, '/a#x'),
      run(NONE),
    ];
    const after = [
      run(lower, '/a#m#x'),
      run(lost, '/b'),
      run(risen, '/a#x'),
      run(same, '/a#y'),
      run(NONE, '/a'),
    ];
    const baseline = parseBaseline(JSON.stringify({fr: toBaseline(before)}), 'b.json');
    expect(formatChanges('fr', compare(after, baseline.fr))).toEqual([
      'worse  fr "lost": page 1, section 1 -> page not found',
      'worse  fr "n": 0 pages shown -> 1 pages shown, none is right',
      'worse  fr "lower": page 1, section 1 -> page 1, section 2',
      'better fr "risen": page 2, section 1 -> page 1, section 1',
    ]);
    expect(compare(after, undefined)).toEqual([]);
  });

  test('another shape is refused with the way to mend it (API-7)', () => {
    expect(() => parseBaseline('{"fr": {"q": "first"}}', 'b.json')).toThrow(
      /^b\.json is no baseline of the search: .*--update/su,
    );
  });
});
