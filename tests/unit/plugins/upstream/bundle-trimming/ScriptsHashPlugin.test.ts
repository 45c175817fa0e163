import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {Configuration} from 'webpack';
import {ScriptsHashPlugin} from '../../../../../plugins/upstream/bundle-trimming';

/** The folder's name stands in the module, as in the list of modules that Docusaurus generates, and not in what is made of it. */
const SOURCES = {
  'index.js': `
    new Worker(new URL('./worker.js', import.meta.url));
    import(/* webpackChunkName: "late" */ 'FOLDER/late.js').then(({said}) => console.log(said));`,
  'late.js': `export const said = 'late';`,
  'worker.js': `postMessage('worker');`,
};

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'scripts-hash-'));
});

afterEach(() => rm(root, {recursive: true, force: true}));

test('the same modules in two folders give the same files, names included', async () => {
  const [one, two] = await Promise.all([build('one'), build(path.join('two', 'below'))]);
  expect([...one.keys()]).toContainEqual(expect.stringMatching(/^late\.[\da-f]{8}\.js$/u));
  expect(two).toEqual(one);
});

test('without it they differ, so that it has a reason to be here', async () => {
  const [one, two] = await Promise.all([
    build('one', SOURCES, []),
    build(path.join('two', 'below'), SOURCES, []),
  ]);
  expect(two).not.toEqual(one);
});

test('another text gives another name, which every script that asks for the file knows', async () => {
  const before = await build('one');
  const after = await build('two', {...SOURCES, 'late.js': `export const said = 'later';`});
  const [was, is] = [before, after].map((files) => hashOf(files, 'late'));
  expect(is).not.toBe(was);
  const [main = ''] = [...after].flatMap(([name, text]) => (name.startsWith('main.') ? text : []));
  expect(main).toContain(is);
  expect(main).not.toContain(was);
});

function hashOf(files: ReadonlyMap<string, string>, name: string): string {
  return [...files.keys()].find((file) => file.startsWith(`${name}.`))?.split('.')[1] ?? '';
}

/** Name and text of every file that the bundler writes. */
async function build(
  name: string,
  sources: Readonly<Record<string, string>> = SOURCES,
  plugins: readonly object[] = [new ScriptsHashPlugin()],
): Promise<ReadonlyMap<string, string>> {
  const context = path.join(root, name);
  await mkdir(context, {recursive: true});
  await Promise.all(
    Object.entries(sources).map(([file, text]) =>
      writeFile(path.join(context, file), text.replace('FOLDER', context.replaceAll('\\', '/'))),
    ),
  );
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        mode: 'production',
        context,
        entry: './index.js',
        output: {
          path: path.join(context, 'out'),
          filename: '[name].[contenthash:8].js',
          chunkFilename: '[name].[fullhash:8].js',
        },
        optimization: {chunkIds: 'named', realContentHash: true},
        plugins: plugins as Configuration['plugins'],
      },
      (error, stats) => {
        if (error === null && stats?.hasErrors() === false) {
          resolve();
        } else {
          reject(error ?? new Error(stats?.toString()));
        }
      },
    );
  });
  const out = path.join(context, 'out');
  const names = (await readdir(out)).toSorted();
  return new Map(
    await Promise.all(
      names.map(async (file) => [file, await readFile(path.join(out, file), 'utf8')] as const),
    ),
  );
}
