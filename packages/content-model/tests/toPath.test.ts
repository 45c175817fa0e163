import {toPath, type ContentKind} from '../src/listPlaces';

test.each<[ContentKind, string, string | undefined, string | undefined]>([
  ['doc', 'index.mdx', undefined, '/docs'],
  ['doc', 'yoga/index.mdx', undefined, '/docs/yoga'],
  ['doc', 'yoga/yoga.mdx', undefined, '/docs/yoga'],
  ['doc', 'yoga/guides/errors.md', undefined, '/docs/yoga/guides/errors'],
  ['doc', '02-yoga/1 - errors.mdx', undefined, '/docs/yoga/errors'],
  ['doc', '01_yoga/01_yoga.mdx', undefined, '/docs/yoga'],
  ['doc', '2-yoga/errors.mdx', 'mistakes', '/docs/yoga/mistakes'],
  ['doc', 'yoga/2.0-changes.mdx', undefined, '/docs/yoga/2.0-changes'],
  ['doc', 'yoga/2026-10-05-day.mdx', undefined, '/docs/yoga/2026-10-05-day'],
  ['doc', 'yoga/guides/errors.md', 'mistakes', '/docs/yoga/guides/mistakes'],
  ['doc', 'yoga/guides/errors.md', '/mistakes', '/docs/mistakes'],
  ['post', '2026-10-05-n-plus-one/index.mdx', 'n-plus-one', '/blog/n-plus-one'],
  ['page', 'solutions/index.mdx', undefined, '/solutions'],
  ['page', 'about.mdx', undefined, '/about'],
  ['partial', 'yoga/_setup.mdx', undefined, undefined],
])('a %s at %s with the slug %s is published at %s', (kind, name, slug, path) => {
  expect(toPath({kind, name}, slug, '')).toBe(path);
});

test.each([
  ['next', '/docs/next/yoga'],
  ['', '/docs/yoga'],
  ['1.0', '/docs/1.0/yoga'],
  ['archive/1.0', '/docs/archive/1.0/yoga'],
])('a version at "%s" below the documentation is published at %s (V1)', (versionPath, path) => {
  expect(toPath({kind: 'doc', name: 'yoga/index.mdx'}, undefined, versionPath)).toBe(path);
});
