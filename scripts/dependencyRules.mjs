/** Licences that require nothing but their text, so that every package may have them. */
export const FREE_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'WTFPL',
]);

/**
 * Packages under other licences, or with none in the lock file, and why they are acceptable.
 *
 * @type {readonly {packages: RegExp, licence: string, why: string}[]}
 */
export const LICENCE_EXCEPTIONS = [
  {
    packages: /^@img\/sharp-/u,
    licence: 'LGPL-3.0-or-later',
    why: 'a library that runs during the build and is published by nobody here',
  },
  {
    packages: /^lightningcss(?:-|$)|^axe-core$|^@axe-core\//u,
    licence: 'MPL-2.0',
    why: 'runs during the build or in tests, unchanged',
  },
  {packages: /^elkjs$/u, licence: 'EPL-2.0', why: 'places boxes of diagrams during the build'},
  {packages: /^argparse$/u, licence: 'Python-2.0', why: 'reads options during the build'},
  {packages: /^caniuse-lite$/u, licence: 'CC-BY-4.0', why: 'data, used during the build'},
  {
    packages: /^@cspell\/dict-en-common-misspellings$/u,
    licence: 'CC BY-SA 4.0',
    why: 'a dictionary for checks, which is not published',
  },
  {
    packages: /^(?:@giscus\/react|eval|format|require-like|svg-tags)$/u,
    licence: '',
    why: 'MIT by repository or older field of their manifest, which lock files leave out',
  },
];

/**
 * Reviewed advisories about shipped packages, by id; each expires, so that somebody reviews it again.
 *
 * @type {readonly {advisory: string, why: string, until: string}[]}
 */
export const AUDIT_EXCEPTIONS = [];

/**
 * Packages with an install script. None runs: `.npmrc` and every install command of ours disable them. A package is listed here once
 * somebody has verified that the portal builds without its script.
 *
 * @type {readonly {name: string, why: string}[]}
 */
export const LEFT_OUT_INSTALL_SCRIPTS = [
  {name: '@parcel/watcher', why: 'compiles what its packages for each platform bring ready-made'},
  {
    name: '@swc/core',
    why: 'looks whether its package for the platform is there, which `npm ci` sees to',
  },
  {name: 'core-js', why: 'prints a request for donations'},
  {name: 'unrs-resolver', why: 'looks whether its package for the platform is there'},
];
