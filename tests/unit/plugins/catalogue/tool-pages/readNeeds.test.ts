import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LOCK_FILE, readNeeds} from '../../../../../plugins/catalogue/tool-pages/readNeeds';

let siteDir: string;

function write(text: string): void {
  mkdirSync(path.join(siteDir, path.dirname(LOCK_FILE)), {recursive: true});
  writeFileSync(path.join(siteDir, LOCK_FILE), text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'needs-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

test('a package says what it runs on, and which majors of which packages a project brings', async () => {
  write(
    JSON.stringify({
      packages: {
        'node_modules/@a/b': {
          version: '1.0.0',
          engines: {node: '>= 16.0.0', npm: '>=8'},
          peerDependencies: {
            graphql: '^0.13.0 || ^15.2.0 || ^16.0.0 || ^16.5.0',
            eslint: '>=8.44.0',
            '@x/y': '^2',
            any: '*',
            watcher: '^2.1.0',
          },
          peerDependenciesMeta: {watcher: {optional: true}, any: {optional: false}},
        },
        'node_modules/c': {version: '2.0.0'},
        'node_modules/other': {engines: ['node >= 0.4']},
      },
    }),
  );
  const needsOf = await readNeeds(siteDir);
  expect(needsOf('@a/b')).toEqual({
    node: '>=16.0.0',
    packages: ['graphql 15, 16', 'eslint >=8.44.0', '@x/y 2', 'any'],
  });
  expect(needsOf('c')).toEqual({packages: []});
  expect(needsOf('unknown')).toBeUndefined();
  expect(() => needsOf('other')).toThrow(/^samples\/package-lock\.json cannot be read at other:/u);
});

test('without a lock file nothing is known; one of another shape is named with what to do', async () => {
  expect((await readNeeds(siteDir))('a')).toBeUndefined();
  write('{"lockfileVersion": 1}');
  await expect(readNeeds(siteDir)).rejects.toThrow(
    /^samples\/package-lock\.json is no lock file of npm; make it anew by/u,
  );
});
