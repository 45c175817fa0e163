import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashModules, listModules} from '../src/hashModules';

let site = '';

beforeEach(() => {
  site = realpathSync(mkdtempSync(path.join(tmpdir(), 'hash-modules-')));
  write('a.ts', "import {LIMIT} from './deep/constants';\nimport data from './data.json';");
  write('deep/constants.ts', "export type {X} from '../types';\nexport const LIMIT = 1;");
  write('types.ts', 'export type X = string;');
  write('data.json', '{}');
  write('other.ts', 'export const OTHER = 1;');
});

afterEach(() => rmSync(site, {recursive: true}));

function write(name: string, text: string): void {
  const file = path.join(site, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

const hash = (): string => hashModules([path.join(site, 'a.ts')]);

test.each([
  ['the module itself', 'a.ts', "import './deep/constants';"],
  ['a constant that it imports', 'deep/constants.ts', 'export const LIMIT = 2;'],
  ['what that imports in turn', 'types.ts', 'export type X = number;'],
  ['data', 'data.json', '{"a": 1}'],
])('the key changes with %s', (_name, file, text) => {
  const before = hash();
  write(file, text);
  expect(hash()).not.toBe(before);
});

test('the key stays where a file changes that is not imported', () => {
  const before = hash();
  write('other.ts', 'export const OTHER = 2;');
  expect(hash()).toBe(before);
});

test('the key changes with the version of a package, not with its files', () => {
  write('a.ts', "import x from 'left';\nimport fs from 'node:fs';");
  write('node_modules/left/package.json', '{"name": "left", "version": "1.0.0"}');
  write('node_modules/left/index.js', 'module.exports = 1;');
  const before = hash();
  write('node_modules/left/index.js', 'module.exports = 2;');
  expect(hash()).toBe(before);
  write('node_modules/left/package.json', '{"name": "left", "version": "1.0.1"}');
  expect(hash()).not.toBe(before);
});

test('a linked package counts with its files', () => {
  write('a.ts', "import {y} from '@here/linked';");
  write(
    'packages/linked/package.json',
    '{"name": "@here/linked", "version": "1.0.0", "exports": {".": "./src/index.ts"}}',
  );
  write('packages/linked/src/index.ts', "export {y} from './y';");
  write('packages/linked/src/y.ts', 'export const y = 1;');
  mkdirSync(path.join(site, 'node_modules/@here'), {recursive: true});
  symlinkSync(path.join(site, 'packages/linked'), path.join(site, 'node_modules/@here/linked'));
  expect(listModules([path.join(site, 'a.ts')]).files).toEqual(
    ['a.ts', 'packages/linked/src/index.ts', 'packages/linked/src/y.ts'].map((name) =>
      path.join(site, name),
    ),
  );
});

test('modules that import each other are listed once', () => {
  write('a.ts', "import './b';");
  write('b.ts', "import './a';");
  expect(listModules([path.join(site, 'a.ts')]).files).toHaveLength(2);
});

test('an import that leads nowhere is named with its file', () => {
  write('a.ts', "import './gone';");
  expect(hash).toThrow(`${path.join(site, 'a.ts')} imports "./gone", which is no file.`);
});
