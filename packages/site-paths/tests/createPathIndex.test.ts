import {createPathIndex} from '@selection-set/site-paths';

interface Page {
  readonly path: string;
}

/** Pages that count how often their address is read. */
function listPages(count: number): {readonly pages: Page[]; readonly reads: () => number} {
  let reads = 0;
  const pages = Array.from({length: count}, (_each, index) => ({
    get path() {
      reads += 1;
      return `/docs/page-${index}`;
    },
  }));
  return {pages, reads: () => reads};
}

test.each([
  ['/docs/a', '/docs/a'],
  ['/docs/a/', '/docs/a'],
  ['/docs/A', '/docs/a'],
  ['/docs/a/index.html', '/docs/a'],
  ['/docs/a%2Fb', undefined],
  ['/docs', undefined],
  ['/', '/'],
])('%s is the page at %s', (path, found) => {
  const find = createPathIndex<Page>();
  expect(find([{path: '/'}, {path: '/docs/a'}, {path: '/docs/ab'}], path)?.path).toBe(found);
});

test('of items with the same address the first one is found', () => {
  const first = {path: '/docs'};
  expect(createPathIndex<Page>()([first, {path: '/docs'}], '/docs')).toBe(first);
});

test('a page costs the same among ten and among a thousand', () => {
  const find = createPathIndex<Page>();
  const costs = [10, 1000].map((count) => {
    const {pages, reads} = listPages(count);
    find(pages, '/docs/page-1');
    const before = reads();
    pages.forEach((_page, index) => find(pages, `/docs/page-${index}`));
    return (reads() - before) / count;
  });
  expect(costs[1]).toBe(costs[0]);
});

test('what is added to a list is found, too', () => {
  const find = createPathIndex<Page>();
  const pages = [{path: '/a'}];
  expect(find(pages, '/b')).toBeUndefined();
  pages.push({path: '/b'});
  expect(find(pages, '/b')).toBe(pages[1]);
});
