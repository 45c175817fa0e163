import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {copyContent, PROJECT, removeSite} from '../../../../support/content';

let siteDir = '';

beforeAll(() => {
  siteDir = copyContent(['blog', 'docs/yoga']);
  for (const name of [
    'docusaurus.config.ts',
    'package.json',
    'plugins',
    'scripts',
    'sidebars.ts',
    'src',
    'tsconfig.json',
  ]) {
    cpSync(path.join(PROJECT, name), path.join(siteDir, name), {recursive: true});
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(siteDir, 'node_modules'));
});

afterAll(() => {
  removeSite(siteDir);
});

function run(args: readonly string[]): {readonly code: number | null; readonly output: string} {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args],
    {cwd: siteDir, encoding: 'utf8', input: '', env: {...process.env, NODE_ENV: 'production'}},
  );
  return {code: status, output: stdout + stderr};
}

const FLAGS = [
  ['--section', 'yoga'],
  ['--title', 'What the log of Yoga keeps'],
  ['--description', 'Read how Yoga masks errors, and keep their stack in your own logs.'],
  ['--review-by', '2027-06-01'],
  ['--opening', 'Yoga hides unexpected errors from clients.'],
].flat();

test('new:doc writes a file from flags, and the second time refuses with exit code 1 (A6)', () => {
  const first = run(['new:doc', ...FLAGS]);
  expect(first.output).toContain('Wrote docs/yoga/what-the-log-of-yoga-keeps.mdx');
  expect(first.code).toBe(0);
  expect(existsSync(path.join(siteDir, 'docs/yoga/what-the-log-of-yoga-keeps.mdx'))).toBe(true);

  const second = run(['new:doc', ...FLAGS]);
  expect(second.output).toContain('exists already');
  expect(second.code).toBe(1);
});

test('new:post without a terminal names the flags that it needs (A6)', () => {
  const {code, output} = run(['new:post']);

  expect(output).toMatch(/--title is missing.*\n--description is missing/u);
  expect(code).toBe(1);
});
