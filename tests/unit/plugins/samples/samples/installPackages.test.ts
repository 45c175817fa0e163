import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseLock} from '../../../../../plugins/samples/samples/compareCommand';
import {installPackages} from '../../../../../plugins/samples/samples/installPackages';
import {findUninstalled} from '../../../../../plugins/samples/samples/runProject';
import {makeFolder} from './support';

const {root, remove} = makeFolder();
const store = path.join(root, 'store');
const globalPrefix = path.join(root, 'global');

const PACKAGES = {
  yoga: {version: '5.0.0', dependencies: {fetch: '1'}, bin: {yoga: 'cli.js'}},
  fetch: {version: '1.0.0', bin: 'cli.js'},
  ws: {version: '8.0.0'},
  other: {
    version: '2.0.0',
    peerDependencies: {ws: '8', yoga: '5'},
    peerDependenciesMeta: {ws: {optional: true}},
  },
};

const lock = parseLock(
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(PACKAGES).map(([name, facts]) => [
        `node_modules/${name}`,
        {...facts, bin: undefined},
      ]),
    ),
  }),
);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

beforeAll(() => {
  for (const [name, facts] of Object.entries(PACKAGES)) {
    const folder = path.join(store, 'node_modules', name);
    write(path.join(folder, 'package.json'), JSON.stringify({name, ...facts}));
    write(path.join(folder, 'cli.js'), '');
  }
});
afterAll(remove);

let count = 0;

/** Installs in an empty project, and says what is there afterwards. */
async function install(
  packages: readonly string[],
  {manifest, ...words}: {readonly manifest?: object; isDev?: true; isGlobal?: true} = {},
) {
  count += 1;
  const project = path.join(root, `project-${count}`);
  mkdirSync(project);
  if (manifest !== undefined) {
    write(path.join(project, 'package.json'), JSON.stringify(manifest));
  }
  const names = await installPackages(
    {kind: 'packages', packages, line: 1, project: '', ...words},
    {folder: project, root: project, globalPrefix},
    {folder: store, lock},
  );
  const has = (name: string) => existsSync(path.join(project, 'node_modules', name));
  const read = (): unknown => JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  return {names, has, read, project};
}

describe('packages of a page (SAMPLES)', () => {
  test('are those that it names with what they need, and no others', async () => {
    const {names, has, read} = await install(['yoga@5']);
    expect(names).toEqual(['yoga']);
    expect(['yoga', 'fetch', 'ws', 'other'].filter(has)).toEqual(['yoga', 'fetch']);
    expect(read()).toEqual({dependencies: {yoga: '^5.0.0'}});
  });

  test('stay in the project, whatever lies above it', async () => {
    const above = path.join(root, 'package.json');
    write(above, '{}');
    const {has} = await install(['ws']);
    rmSync(above);
    expect(has('ws')).toBe(true);
  });

  test('bring the programs of named packages only', async () => {
    const {has} = await install(['yoga']);
    expect(['.bin/yoga', '.bin/fetch'].filter(has)).toEqual(['.bin/yoga']);
  });

  test('bring peers that they need, and not those that are optional', async () => {
    const {has} = await install(['other']);
    expect(['other', 'yoga', 'ws'].filter(has)).toEqual(['other', 'yoga']);
  });

  test('join those that the manifest has, which keeps the rest of it', async () => {
    const manifest = {type: 'module', devDependencies: {ws: '8'}};
    const {names, has, read} = await install(['fetch'], {manifest, isDev: true});
    expect(names).toEqual(['fetch', 'ws']);
    expect(has('ws')).toBe(true);
    // In the order of npm.
    expect(JSON.stringify(read())).toBe(
      '{"type":"module","devDependencies":{"fetch":"^1.0.0","ws":"8"}}',
    );
  });

  test('that are global are programs, and cannot be imported', async () => {
    const {names, has} = await install(['yoga'], {isGlobal: true});
    expect(names).toEqual([]);
    expect(has('yoga')).toBe(false);
    expect(existsSync(path.join(globalPrefix, 'bin/yoga'))).toBe(true);
  });

  test('can be folders of the page, which have to have a name', async () => {
    const {project} = await install(['ws']);
    write(path.join(project, 'shared/package.json'), '{"name": "shared-schema"}');
    const place = {folder: project, root: project, globalPrefix};
    const step = {kind: 'packages', packages: ['./shared'], line: 1, project: ''} as const;
    expect(await installPackages(step, place, {folder: store, lock})).toEqual([
      'ws',
      'shared-schema',
    ]);
    expect(existsSync(path.join(project, 'node_modules/shared-schema/package.json'))).toBe(true);
    write(path.join(project, 'shared/package.json'), '{}');
    await expect(installPackages(step, place, {folder: store, lock})).rejects.toThrow(
      'shared/package.json has no name',
    );
  });
});

test('code may import what the page installs, parts of it and of Node, and nothing else of the store (SAMPLES)', () => {
  const code = [
    "import {a} from 'yoga/sub';",
    "import fs from 'node:fs';",
    "import {b} from './b.js';",
    "import {c} from '~/alias';",
    "const d = await import('ws');",
    "const e = require('fetch');",
  ].join('\n');
  expect(findUninstalled(code, new Set(['yoga']), lock.versions)).toEqual([
    {name: 'ws', line: 5},
    {name: 'fetch', line: 6},
  ]);
});
