import {type KnownPage, suggestPaths} from '@selection-set/site-paths';
import {randomSource} from '../../../tests/support/random';

const PAGES: readonly KnownPage[] = [
  '/docs/yoga',
  '/docs/yoga/quick-start',
  '/docs/mesh/quick-start',
  '/docs/codegen',
  '/blog/null-in-graphql',
  '/solutions/secure-an-api',
  '/about',
].map((path) => ({path, title: path}));

function suggest(wanted: string, limit = 5): readonly string[] {
  return suggestPaths(wanted, PAGES, limit).map(({path}) => path);
}

describe('suggestPaths (RTE-4)', () => {
  test.each([
    ['a typing mistake', '/docs/yoag', '/docs/yoga'],
    ['a missing letter', '/abut', '/about'],
    ['another case', '/Docs/YOGA', '/docs/yoga'],
    ['a trailing slash', '/docs/codegen/', '/docs/codegen'],
    ['a file extension', '/docs/codegen.html', '/docs/codegen'],
    ['a Markdown extension', '/docs/codegen.mdx', '/docs/codegen'],
    [
      'a page that moved to another folder',
      '/guides/security/secure-an-api',
      '/solutions/secure-an-api',
    ],
    ['no leading slash', 'docs/yoga', '/docs/yoga'],
  ])('%s: %s leads to %s first (RTE-4)', (_mistake, wanted, expected) => {
    expect(suggest(wanted)[0]).toBe(expected);
  });

  test.each(['/zzzzzzzzzzzzzzzzzzzz', '/'])(
    'nothing is suggested where nothing is near: %s (RTE-4)',
    (wanted) => {
      expect(suggest(wanted)).toEqual([]);
    },
  );

  test('two pages of the same name in different folders are both found (RTE-4)', () => {
    expect(suggest('/docs/quick-start', 2)).toEqual(
      expect.arrayContaining(['/docs/mesh/quick-start', '/docs/yoga/quick-start']),
    );
  });

  test.each([0, 1, 2])('never more than %i suggestions when that is the limit (RTE-4)', (limit) => {
    expect(suggest('/docs/yoga', limit)).toHaveLength(limit);
  });

  test('agrees with a naive version on 500 random paths (RTE-4)', () => {
    const {below, pick, times} = randomSource(4);
    const word = (): string => times(1 + below(6), () => pick([...'abcdy-'])).join('');
    const address = (): string => `/${times(1 + below(3), word).join('/')}`;
    for (const wanted of times(500, address)) {
      const pages = times(below(8), address).map((path, index) => ({path, title: String(index)}));
      expect([wanted, suggestPaths(wanted, pages, 3)]).toEqual([
        wanted,
        naiveSuggest(wanted, pages, 3),
      ]);
    }
  });
});

/** Share of letters to change: of the whole path, or of its last part plus a quarter. */
function naiveSuggest(
  wanted: string,
  pages: readonly KnownPage[],
  limit: number,
): readonly KnownPage[] {
  const score = ({path}: KnownPage): number =>
    Math.min(share(wanted.slice(1), path.slice(1)), share(last(wanted), last(path)) + 0.25);
  const near = pages.filter((page) => score(page) <= 0.5);
  near.sort((a, b) => score(a) - score(b) || a.path.localeCompare(b.path));
  return near.slice(0, limit);
}

function last(path: string): string {
  return path.split('/').at(-1) ?? '';
}

function share(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length);
}

/** The textbook table, row by row. */
function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  [...a].forEach((letter, i) => {
    const next = [i + 1];
    [...b].forEach((other, j) => {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    });
    row = next;
  });
  return row[b.length] ?? 0;
}
