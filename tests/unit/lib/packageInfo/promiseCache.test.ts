import {createPromiseCache, requestKey} from '../../../../src/lib/packageInfo/loadFacts';

test('API-9: calls for the same key share one open promise and one answer', async () => {
  const cache = createPromiseCache<number>();
  let loads = 0;
  const load = () => {
    loads += 1;
    return Promise.resolve(loads);
  };
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
  expect(await cache.get('a', load)).toBe(1);
  expect(await cache.get('b', load)).toBe(2);
});

test('API-9: a failure is not remembered', async () => {
  const cache = createPromiseCache<string>();
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(cache.get('a', () => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('API-9: name, repository and path are told apart', () => {
  const keys = [
    {name: 'a'},
    {name: 'a', repo: 'b'},
    {name: 'a', path: 'b'},
    {name: 'a', repo: 'b', path: 'c'},
    {name: 'a/b', path: 'c'},
  ].map(requestKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(requestKey({name: 'a', repo: ''})).toBe(requestKey({name: 'a'}));
});
