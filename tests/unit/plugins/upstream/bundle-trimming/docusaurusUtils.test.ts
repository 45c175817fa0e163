import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as original from '@docusaurus/utils-common';
import * as ours from '../../../../../src/client/docusaurusUtils';

const PACKAGES = ['core', 'theme-common', 'theme-classic', 'plugin-content-docs'];
const IMPORT = /import \{([^}]+)\} from '@docusaurus\/utils-common'/gu;

test('what browsers get of utils-common is what the package has', () => {
  expect(original).toMatchObject(ours);
});

test('all that browsers import of utils-common is there', () => {
  const imported = PACKAGES.flatMap((name) => {
    const folder = path.join(__dirname, '../../../../../node_modules/@docusaurus', name, 'lib');
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORT)])
      .flatMap(([, names = '']) => names.split(',').map((one) => one.trim()));
  });
  expect(imported).not.toEqual([]);
  expect(Object.keys(ours)).toEqual(expect.arrayContaining(imported));
});
