import {routeGroup} from '../../../../src/lib/paths/cardPath';

test.each([
  ['/docs/yoga', '/', 'docs/yoga'],
  ['/docs/yoga/', '/', 'docs/yoga'],
  ['/docs/yoga/guides/deep/er', '/', 'docs/yoga'],
  ['/fr/docs/yoga/api', '/fr/', 'docs/yoga'],
  ['/some/base/docs/yoga', '/some/base/', 'docs/yoga'],
  ['/docs', '/', 'docs'],
  ['/docs/', '/', 'docs'],
  ['/fr/', '/fr/', ''],
])('%s below %s is in the group "%s"', (path, baseUrl, group) => {
  expect(routeGroup(path, baseUrl)).toBe(group);
});
