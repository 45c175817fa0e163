import {readRequestTarget} from '@selection-set/site-paths/requestTarget';

test.each([
  ['/', '/', ''],
  ['/docs/yoga?x=1', '/docs/yoga', '?x=1'],
  ['/docs/../about', '/about', ''],
  ['/caf%C3%A9', '/caf%C3%A9', ''],
  ['/%', '/%', ''],
  ['//', '//', ''],
  ['//evil.example/docs', '//evil.example/docs', ''],
  ['/\\evil.example', '//evil.example', ''],
  ['//[', '//[', ''],
  ['/x#y', '/x', ''],
])('%j is the path %j', (url, pathname, search) => {
  expect(readRequestTarget(url)).toEqual({pathname, search});
});

test('a request to a proxy names its host', () => {
  expect(readRequestTarget('HTTP://Evil.example:80/docs?x')).toEqual({
    pathname: '/docs',
    search: '?x',
    host: 'evil.example',
  });
});

test.each([undefined, '', '*', '?a', 'a', 'localhost:80', 'http://', 'http://[', 'file:///etc'])(
  '%j names no path',
  (url) => {
    expect(readRequestTarget(url)).toBeUndefined();
  },
);
