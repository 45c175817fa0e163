import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashBuildCode, keepFor} from '../src/keepFor';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'keep-for-'));
  mkdirSync(path.join(siteDir, 'plugins'));
  write({
    'package-lock.json': '{}',
    'plugins/index.ts': "import './draw';\nimport './count';",
    'plugins/count.ts': "import {STEP} from './step';\nexport const count = STEP;",
    'plugins/step.ts': 'export const STEP = 1;',
    'plugins/draw.ts': 'export const draw = 1;',
  });
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(siteDir, name), text);
  }
}

/** Whether a result is made again after a change of files. */
async function isMadeAnew(files: Readonly<Record<string, string>>): Promise<boolean> {
  const site = {siteDir, siteConfigPath: path.join(siteDir, 'plugins/index.ts')};
  const keep = () => keepFor(site, 'numbers', [path.join(siteDir, 'plugins/count.ts')]);
  await keep().get(['a'], () => 'first');
  write(files);
  return (await keep().get(['a'], () => 'second')) === 'second';
}

test.each(['plugins/count.ts', 'plugins/step.ts', 'package-lock.json'])(
  'a change of %s, from which a result is made, makes it anew',
  async (name) => {
    expect(await isMadeAnew({[name]: 'export const STEP = 2;'})).toBe(true);
  },
);

test('a change of other code keeps it', async () => {
  expect(await isMadeAnew({'plugins/draw.ts': 'export const draw = 2;'})).toBe(false);
});

test('a package that npm has put below one of the site’s own does not stop the key of the whole build', () => {
  const folder = path.join(siteDir, 'packages/own/node_modules/other/src');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'index.ts'), "import './never-published.js';");
  const site = {siteDir, siteConfigPath: path.join(siteDir, 'plugins/index.ts')};
  expect(hashBuildCode(site)).toMatch(/^[\da-f]{64}$/u);
});
