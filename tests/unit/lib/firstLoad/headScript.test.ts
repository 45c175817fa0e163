import {minifySync} from '@swc/core';
import {headScript} from '../../../../src/lib/firstLoad/headScript';

/** Of all scripts in a page together, after the build has made them smaller: 2.6 kB as Brotli sends them. */
const MAX_BYTES = 6480;

const small = (mode: 'light' | 'plain'): string =>
  minifySync(headScript(mode, 'news'), {compress: {}, mangle: true}).code;

test('the script in the head stays small', () => {
  expect(small('light').length).toBeLessThanOrEqual(MAX_BYTES);
});

test('the script in the head needs nothing that is evaluated from text or written as HTML', () => {
  expect(headScript('light', 'news')).not.toMatch(
    /\beval\b|new Function|innerHTML|outerHTML|document\.write/u,
  );
});

test('the plain mode restores choices and lets scripts be', () => {
  expect(small('plain')).not.toContain('createElement("script")');
  expect(small('plain')).toContain('data-package-manager');
});
