import {listOutdated, listUses} from '../../../scripts/upgrade.mjs';

test('outdated dependencies are listed by the size of the step; below 1.0.0 a minor one may break', () => {
  expect(
    listOutdated({
      react: {current: '19.3.1', wanted: '19.3.1', latest: '20.0.0'},
      clsx: {current: '2.1.1', wanted: '2.1.1', latest: '2.2.0'},
      sharp: {current: '0.35.5', wanted: '0.35.5', latest: '0.36.0'},
      // One that two workspaces have.
      yaml: [
        {current: '2.9.1', latest: '2.9.4'},
        {current: '2.9.1', latest: '2.9.4'},
      ],
      // Newer here than what the registry calls its latest, and one that is not installed.
      same: {current: '1.0.0', latest: '1.0.0'},
      absent: {wanted: '1.0.0', latest: '2.0.0'},
      '@previous/yaml:yaml@1.10.2': {current: '1.10.2', wanted: '1.10.2', latest: '2.9.4'},
    }),
  ).toEqual([
    {name: 'clsx', current: '2.1.1', latest: '2.2.0', step: 'minor'},
    {name: 'react', current: '19.3.1', latest: '20.0.0', step: 'major'},
    {name: 'sharp', current: '0.35.5', latest: '0.36.0', step: 'major'},
    {name: 'yaml', current: '2.9.1', latest: '2.9.4', step: 'patch'},
  ]);
});

test('files are found by the package that they import, by whichever door', () => {
  const uses = listUses(
    new Map([
      ['a.ts', "import {x} from 'yaml';\nimport type {Y} from '@docusaurus/types';"],
      ['b.mjs', "const it = await import('yaml/util');\nimport fs from 'node:fs';"],
      ['c.ts', "import './styles.css';\nconst file = require.resolve('@swc/core/a');"],
    ]),
  );
  expect(Object.fromEntries(uses)).toEqual({
    yaml: ['a.ts', 'b.mjs'],
    '@docusaurus/types': ['a.ts'],
    '@swc/core': ['c.ts'],
  });
});
