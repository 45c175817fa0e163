import {withoutBase} from '@selection-set/site-paths';

test.each([
  ['/docs/yoga', '/', '/docs/yoga'],
  ['/', '/', '/'],
  ['/some/base/docs/yoga/', '/some/base/', '/docs/yoga'],
  ['/some/base/', '/some/base/', '/'],
  ['/elsewhere/', '/some/base/', '/elsewhere'],
])('%s below %s is %s', (pathname, baseUrl, path) => {
  expect(withoutBase(pathname, baseUrl)).toBe(path);
});
