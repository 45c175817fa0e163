import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  checkOptions,
  createOptionReader,
} from '../../../../../plugins/samples/samples/checkOptions';
import {parseLock} from '../../../../../plugins/samples/samples/compareCommand';
import {makeFolder, stepsOf} from './support';

const {root, remove} = makeFolder();
afterAll(remove);

const lock = parseLock(
  JSON.stringify({
    packages: {
      'node_modules/yoga': {version: '5.0.0', dependencies: {core: '1'}},
      'node_modules/core': {version: '1.0.0'},
      'node_modules/@tools/mock': {version: '1.0.0'},
    },
  }),
);

const FILES = {
  'yoga/index.d.ts': 'export interface Options { maskedErrors?: boolean; edge: {size: number} }',
  'yoga/cli.js': "program.option('--config-path <file>').option('--no-color');",
  'yoga/node_modules/hidden/index.d.ts': 'export const hiddenOption: string;',
  'core/index.d.cts': 'export interface Core { batching: true }',
  '@tools/mock/index.d.ts': 'export interface Mock { store: object }',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(root, 'node_modules', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
});

const SAMPLE = ['```bash', 'node a.js', '```', ''];

/** Options of a text that no package knows. */
async function find(...lines: readonly string[]): Promise<readonly string[]> {
  const problems = checkOptions(await stepsOf(...SAMPLE, ...lines), {
    file: 'docs/a.mdx',
    packages: ['yoga'],
    versions: lock.versions,
    readOptions: createOptionReader({folder: root, lock}),
  });
  return problems.map(({line, message}) => `${line} ${/"(?<name>.+?)"/u.exec(message)?.[1]}`);
}

const table = (heading: string, ...cells: readonly string[]) => [
  `| ${heading} | Effect |`,
  '| --- | --- |',
  ...cells.map((cell) => `| ${cell} | it works |`),
];

describe('options that a page names (SAMPLES)', () => {
  test('in a table are those that types and programs of its packages have', async () => {
    const known = [
      '`maskedErrors`',
      '`edge.size`',
      '`-c`, `--config-path <file>`',
      '`batching`',
      '`--color`',
    ];
    expect(await find(...table('Option of `createYoga`', ...known))).toEqual([]);
    expect(
      await find(...table('Option', '`maskErrors`', '`edge.length`', '`--config-file`')),
    ).toEqual(['7 maskErrors', '8 edge.length', '9 --config-file']);
    expect(await find(...table('Package', '`maskErrors`'))).toEqual([]);
  });

  test('in its text are checked beside the word, and values are none', async () => {
    expect(await find('Set the option `maskErrors`, or the `batches` setting.')).toEqual([
      '5 maskErrors',
      '5 batches',
    ]);
    expect(await find('The option `true` and `maskErrors` alone say nothing.')).toEqual([]);
  });

  test('are not those of packages within its packages', async () => {
    expect(await find('Set the option `hiddenOption`.')).toEqual(['5 hiddenOption']);
  });

  test('may be of a package that the page names in its text or in a heading', async () => {
    expect(await find('Set the option `store`.')).toEqual(['5 store']);
    expect(await find('Set the option `store` of `@tools/mock`.')).toEqual([]);
    expect(await find('## @tools/mock', '', 'Set the option `store`.')).toEqual([]);
  });
});
