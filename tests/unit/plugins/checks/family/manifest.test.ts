import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {dropDependencies, listImported} from '../../../../../plugins/checks/family/manifest';

let folder: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  execFileSync('git', ['init', '--quiet'], {cwd: folder});
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('the packages that code imports, in each way of importing', async () => {
  write(
    'src/a.ts',
    "import {a} from '@scope/one/part';\nimport 'two';\nconst name = 'no-import';\n",
  );
  write('src/b.mjs', "await import('three');\nrequire.resolve('four/package.json');\n");
  write('packages/own/src/c.ts', "import five from 'five';\n");
  write('notes.md', "import six from 'six';\n");
  const found = await listImported(folder);
  for (const name of ['@scope/one', 'two', 'three', 'four']) {
    expect(found).toContain(name);
  }
  for (const name of ['no-import', 'five', 'six']) {
    expect(found).not.toContain(name);
  }
});

test('a package that nothing imports any more goes with what it asks for, and the others stay', async () => {
  const dependencies = {former: '1.0.0', peer: '1.0.0', still: '1.0.0', tool: '1.0.0'};
  write('package.json', JSON.stringify({name: 'portal', version: '1.0.0', dependencies}));
  const listed = Object.keys(dependencies).map((name) => {
    const peers = name === 'former' ? {peerDependencies: {peer: '1', still: '1'}} : {};
    const own = {name, version: '1.0.0', ...peers};
    write(`node_modules/${name}/package.json`, JSON.stringify(own));
    return [`node_modules/${name}`, own];
  });
  const root = {name: 'portal', version: '1.0.0', dependencies};
  const lock = {...root, lockfileVersion: 3, packages: {'': root, ...Object.fromEntries(listed)}};
  write('package-lock.json', JSON.stringify(lock));
  write('.gitignore', 'node_modules\n');
  write('src/a.ts', "import 'still';\n");
  await dropDependencies(folder, new Set(['former', 'still']));
  const left: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  expect(left).toMatchObject({dependencies: {still: '1.0.0', tool: '1.0.0'}});
  expect(JSON.stringify(left)).not.toMatch(/former|peer/u);
  expect(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).not.toContain('former');
}, 60_000);
