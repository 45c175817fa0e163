import {repairHash} from '@site/src/lib/page/repairHash';

function goTo(hash: string): string {
  history.replaceState({key: 'kept'}, '', `/${hash}`);
  dispatchEvent(new PopStateEvent('popstate'));
  return location.hash;
}

beforeAll(() => repairHash(window));

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
