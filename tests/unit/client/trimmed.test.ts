import original from 'path-to-regexp';
import hoistStatics from '../../../src/client/trimmed/hoistStatics';
import pathToRegexp from '../../../src/client/trimmed/pathToRegexp';
import propTypes from '../../../src/client/trimmed/propTypes';
import {
  assertAddresses,
  trimmedPackages,
} from '../../../plugins/upstream/bundle-trimming/trimmedPackages';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const PATTERNS = [
  '/',
  '/docs',
  '/docs/',
  '/fr/docs/a.b',
  '/docs/%D8%A3',
  String.raw`\/docs\/a\.b`,
  '*',
];
const ADDRESSES = [
  '/',
  '/docs',
  '/docs/',
  '/DOCS',
  '/docs/a',
  '/docsx',
  '/fr/docs/a.b',
  '/docs/a.b',
  '/fr/docs/axb',
  '/docs/%D8%A3',
  '',
];
const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({end, strict, sensitive}))),
);

test.each(PATTERNS)('the router finds for %s what the package would have found', (pattern) => {
  for (const options of OPTIONS) {
    const [lean, full] = [pathToRegexp(pattern, [], options), original(pattern, [], options)];
    for (const address of ADDRESSES) {
      expect([options, address, lean.exec(address)?.[0]]).toEqual([
        options,
        address,
        full.exec(address)?.[0],
      ]);
    }
  }
  expect(pathToRegexp.compile('/docs')()).toBe('/docs');
});

test('an address that is a pattern stops the build, and is named', () => {
  expect(() => assertAddresses("{path: '/docs/a.b'}, {path: '*'}")).not.toThrow();
  expect(() => assertAddresses("{path: '/docs/:id'}")).toThrow('The route /docs/:id is a pattern');
});

test('each package that is replaced is one that the router or the theme asks for, by a file that is there', () => {
  for (const [request, file] of Object.entries(trimmedPackages(ROOT))) {
    expect([request, existsSync(file)]).toEqual([request, true]);
  }
});

test('declared props never fail, and what the router wraps is what it was', () => {
  expect(propTypes.oneOfType?.([propTypes.func, propTypes.shape?.({})]).isRequired()).toBeNull();
  const wrapper = (): null => null;
  expect(hoistStatics(wrapper)).toBe(wrapper);
});

test('the router asks for react-is in development only, and hoists for components without statics', () => {
  const router = readFileSync(
    path.join(ROOT, 'node_modules/react-router/cjs/react-router.min.js'),
    'utf8',
  );
  expect(router).not.toContain('isValidElementType');
});
