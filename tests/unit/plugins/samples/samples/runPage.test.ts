import path from 'node:path';
import {chmodSync, mkdirSync, writeFileSync} from 'node:fs';
import ts from 'typescript';
import {guardChildren} from '../../../../../plugins/samples/samples/shell';
import {runPage} from '../../../../../plugins/samples/samples/runPage';
import type {PageResult} from '../../../../../plugins/samples/samples/samplePage';
import {createTypeChecker} from '../../../../../plugins/samples/samples/checkSamples';
import {freePort, makeFolder, stepsOf} from './support';

const FILE = 'docs/page.mdx';
const MIDDLE = 'books';
const PAGE = (greeting: string, shown: string) => [
  '```bash',
  `mkdir ${MIDDLE} && cd ${MIDDLE}`,
  '```',
  '```json title="tsconfig.json"',
  '{"compilerOptions": {"allowJs": true, "module": "nodenext", "strict": true, "types": []}}',
  '```',
  '```js title="server.mjs"',
  "import {createServer} from 'node:http';",
  `createServer((request, response) => response.end('${greeting}')).listen(4000, () => console.log('http://localhost:4000'));`,
  '```',
  '```bash',
  'node server.mjs',
  '```',
  '```text title="Output"',
  'http://localhost:4000',
  '```',
  '```js title="ask.mjs"',
  "console.log(await (await fetch('http://localhost:4000')).text());",
  '```',
  '```bash',
  'node ask.mjs',
  '```',
  '```text title="Output"',
  shown,
  '```',
];
const AGAIN = [
  '```diff-js title="server.mjs"',
  " import {createServer} from 'node:http';",
  "-createServer((request, response) => response.end('Hello')).listen(4000, () => console.log('http://localhost:4000'));",
  "+createServer((request, response) => response.end('Goodbye')).listen(4000, () => console.log('http://localhost:4000'));",
  '```',
  '```bash',
  'node server.mjs',
  '```',
  '```bash',
  'node ask.mjs',
  '```',
  '```text title="Output"',
  'Good…',
  '```',
];

const {root, remove} = makeFolder();
const guard = guardChildren();

afterAll(() => {
  guard.close();
  remove();
});

const OWN_NODE = {version: process.versions.node, bin: path.dirname(process.execPath)};

async function follow(...lines: readonly string[]): Promise<PageResult> {
  return followWith([OWN_NODE], lines);
}

async function followWith(
  nodes: readonly (typeof OWN_NODE)[],
  lines: readonly string[],
  versions: ReadonlyMap<string, string> = new Map(),
): Promise<PageResult> {
  writeFileSync(path.join(root, 'package.json'), '{"type": "module"}');
  return runPage(
    {file: FILE, steps: await stepsOf(...lines)},
    {
      siteDir: root,
      work: path.join(root, '.work'),
      workspace: {
        folder: root,
        lock: {versions, resolve: () => [], dependenciesOf: () => []},
        nodes,
      },
      takePort: freePort,
      checkTypes: createTypeChecker(ts, root),
      readOptions: () => new Set(),
      guard,
    },
  );
}

describe('a page that is followed (SAMPLES)', () => {
  test('its server answers its request, and takes its port again once its file is replaced', async () => {
    const {problems, results} = await follow(...PAGE('Hello', 'Hello'), ...AGAIN);
    expect(problems).toEqual([]);
    expect(results.map(({state}) => state).toSorted()).toEqual([
      ...Array.from({length: 4}, () => 'matched'),
      'ran',
      'ran',
      'validated',
    ]);
  }, 30_000);

  test('what it shows wrongly has its line, whichever ports it runs with', async () => {
    const {problems} = await follow(...PAGE('Hello', 'Hi'));
    expect(problems).toEqual([
      {
        file: FILE,
        line: 23,
        rule: 'samples',
        message:
          'The page shows\n    Hi\nand the command prints\n    Hello\nIt runs books/ask.mjs (line 17).',
      },
    ]);
  }, 30_000);

  test('broken data, wrong types and a command that fails are all named', async () => {
    const {problems} = await follow(
      '```json title="package.json"',
      '{',
      '  "name": "books",',
      '}',
      '```',
      '```json title="tsconfig.json"',
      '{"compilerOptions": {"module": "nodenext", "strict": true, "types": []}}',
      '```',
      '```ts title="a.ts"',
      "export const a: number = 'one';",
      '```',
      '```bash',
      'exit 3',
      '```',
    );
    expect(problems.map(({line}) => line)).toEqual([4, 12, 10]);
    expect(problems.map(({message}) => message).join('\n')).toMatch(
      /package\.json:3[^]*exit code 3[^]*a\.ts:1 Type 'string' is not assignable/u,
    );
  }, 30_000);

  test('what only one Node does names it, and what each does is told once', async () => {
    const bin = path.join(root, 'other');
    mkdirSync(bin);
    writeFileSync(path.join(bin, 'node'), '#!/bin/sh\necho other\n');
    chmodSync(path.join(bin, 'node'), 0o755);
    const {problems} = await followWith(
      [OWN_NODE, {version: '99.0.0', bin}],
      ['```bash', 'node -p 1', '```', '```text title="Output"', '1', '```'].concat([
        '```bash',
        'echo two',
        '```',
        '```text title="Output"',
        '2',
        '```',
      ]),
    );
    expect(problems.map(({line, message}) => `${line} ${message}`)).toEqual([
      expect.stringMatching(/^10 The page shows\n {4}2\n/u),
      expect.stringMatching(/^4 On Node 99\.0\.0: The page shows\n {4}1\n[^]*other/u),
    ]);
  }, 30_000);

  test('a project that installs nothing has the packages of its page', async () => {
    const lines = [
      '```bash',
      'npm install yoga@5',
      '```',
      '```json title="tsconfig.json" project="other"',
      '{"compilerOptions": {"module": "nodenext", "types": []}}',
      '```',
      '```js title="a.mjs" project="other"',
      "await import('yoga').catch(() => undefined);",
      '```',
    ];
    const versions = new Map([['yoga', '5.0.0']]);
    expect((await followWith([OWN_NODE], lines, versions)).problems).toEqual([]);
    const {problems} = await followWith([OWN_NODE], lines.slice(3), versions);
    expect(problems.map(({message}) => message)).toEqual([
      expect.stringContaining('no command of the page installs it'),
    ]);
  }, 30_000);

  test('one mistake in two places is told in both', async () => {
    const stray = ['```text title="Output"', 'two', '```', '', 'Words.', ''];
    const {problems} = await follow('# Page', '', ...stray, ...stray);
    expect(problems.map(({line}) => line)).toEqual([3, 9]);
  });
});
