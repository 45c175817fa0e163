import {repairAddress} from '@site/src/lib/page/address';

function goTo(hash: string): string {
  history.replaceState({key: 'kept'}, '', `/${hash}`);
  dispatchEvent(new PopStateEvent('popstate'));
  return location.hash;
}

beforeAll(() => repairAddress(window));

test.each([
  ['#50%', '#50%25'],
  ['#%zz-%ff', '#%25zz-%25ff'],
])('a hash that cannot be decoded, %s, becomes %s', (hash, expected) => {
  expect(goTo(hash)).toBe(expected);
  expect(history.state).toEqual({key: 'kept'});
});

test.each(['', '#a', '#%E2%9C%93', '#100%25'])('%j stays as it is', (hash) => {
  expect(goTo(hash)).toBe(hash);
});

test('the router finds the repaired address', () => {
  const seen: string[] = [];
  addEventListener('popstate', () => seen.push(location.hash), {once: true});
  goTo('#50%');
  expect(seen).toEqual(['#50%25']);
});

describe('the path of a page that names its address', () => {
  function open(pathname: string, canonical: string): string {
    document.head.innerHTML = `<link rel="canonical" href="https://site.example${canonical}">`;
    history.replaceState({key: 'kept'}, '', pathname);
    repairAddress(window);
    return location.pathname + location.search + location.hash;
  }

  test.each([
    ['/docs/yoga.html', '/docs/yoga'],
    ['/docs/yoga/', '/docs/yoga'],
    ['/docs/yoga/index.html', '/docs/yoga'],
    ['/docs/yoga.html/', '/docs/yoga'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/fr', '/fr/'],
    ['/fr/index.html', '/fr/'],
    ['/some/base', '/some/base/'],
    ['/blog/tags/%E6%97%A5.html', '/blog/tags/日'],
  ])('%s becomes %s, with query, hash and what the router keeps there', (pathname, canonical) => {
    expect(open(`${pathname}?a=1#b`, canonical)).toBe(`${encodeURI(canonical)}?a=1#b`);
    expect(history.state).toEqual({key: 'kept'});
  });

  test.each([
    ['/docs/yoga', '/docs/yoga'],
    ['/no/such.html', '/404.html'],
    ['/docs/other.html', '/docs/yoga'],
  ])('%s stays as it is on the page of %s', (pathname, canonical) => {
    expect(open(pathname, canonical)).toBe(pathname);
  });
});
