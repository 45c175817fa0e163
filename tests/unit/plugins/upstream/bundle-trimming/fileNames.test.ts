import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import pluginTrimmedClient, {
  ScriptsHashPlugin,
} from '../../../../../plugins/upstream/bundle-trimming';

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
    build('one', SOURCES, {}),
    build(path.join('two', 'below'), SOURCES, {}),
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

describe('a text that is by chance what the bundler first named a file after', () => {
  const SHOWN = {output: {chunkFilename: '[name].[contenthash:8].js'}};

  test('stays as it was written on pages', async () => {
    const {text, files} = await shown({realContentHash: onServer()});
    expect(files.get('main.js')).toContain(text);
  });

  test('is another one without that setting, so that it has a reason to be here', async () => {
    const {text, files} = await shown({});
    expect(files.get('main.js')).not.toContain(text);
  });

  /** A text of a page, which holds the first name of its part, and what the bundler writes. */
  async function shown(settings: Settings): Promise<{text: string; files: Files}> {
    const first = await build('first', SOURCES, {
      ...SHOWN,
      realContentHash: false,
    });
    const text = `99ec${hashOf(first, 'late')}2e3`;
    const sources = {...SOURCES, 'index.js': `${SOURCES['index.js']}\nconsole.log('${text}');`};
    const output = {...SHOWN.output, filename: '[name].js'};
    return {text, files: await build('second', sources, {output, ...settings})};
  }

  function onServer(): boolean | undefined {
    const context = {generatedFilesDir: root, siteDir: root, codeTranslations: {}};
    const plugin = pluginTrimmedClient(context as unknown as LoadContext, {mode: 'full'});
    const settings: Configuration | void = plugin?.configureWebpack?.(
      {},
      true,
      {} as never,
      undefined,
    );
    return settings?.optimization?.realContentHash;
  }
});

type Files = ReadonlyMap<string, string>;

interface Settings {
  readonly output?: {readonly filename?: string; readonly chunkFilename?: string};
  readonly realContentHash?: boolean | undefined;
  readonly plugins?: Configuration['plugins'];
}

function hashOf(files: Files, name: string): string {
  return [...files.keys()].find((file) => file.startsWith(`${name}.`))?.split('.')[1] ?? '';
}

/** Name and text of every file that the bundler writes. */
async function build(
  name: string,
  sources: Readonly<Record<string, string>> = SOURCES,
  {output, realContentHash = true, plugins}: Settings = {plugins: [new ScriptsHashPlugin()]},
): Promise<Files> {
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
          ...output,
        },
        optimization: {chunkIds: 'named', realContentHash},
        plugins,
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
