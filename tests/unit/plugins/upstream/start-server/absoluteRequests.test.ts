import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type {LoadContext} from '@docusaurus/types';
import {rspack, type Configuration} from '@rspack/core';
import {customizeArray, mergeWithCustomize, type CustomizeRule} from 'webpack-merge';
import pluginStartServer from '../../../../../plugins/upstream/start-server';

jest.mock('../../../../../plugins/upstream/start-server/keepLoaded', () => ({
  ...jest.requireActual<object>('../../../../../plugins/upstream/start-server/keepLoaded'),
  keepLoaded: jest.fn(),
}));

interface Settings extends Configuration {
  readonly mergeStrategy?: Record<string, CustomizeRule>;
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'absolute-'));
  mkdirSync(path.join(folder, 'static'));
  writeFileSync(path.join(folder, 'word.js'), 'export const WORD = "here";\n');
  writeFileSync(
    path.join(folder, 'entry.js'),
    `export {WORD} from ${JSON.stringify(path.join(folder, 'word'))};\n`,
  );
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true, force: true});
});

/** As Docusaurus joins its own settings with those of plugins. */
function join(own: Configuration, {mergeStrategy = {}, ...settings}: Settings): Configuration {
  return mergeWithCustomize<Configuration>({customizeArray: customizeArray(mergeStrategy)})(
    own,
    settings,
  );
}

function configureStart(): Settings {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const plugin = pluginStartServer({siteDir: '/portal'} as LoadContext);
  const settings = plugin.configureWebpack?.({}, false, undefined as never, undefined);
  const {resolve, mergeStrategy} = (settings ?? {}) as Settings;
  return {resolve, mergeStrategy};
}

/** Files below the static folder that a compilation with these settings looks for in vain. */
async function missedBelowStatic(settings: Settings): Promise<readonly string[]> {
  const statics = path.join(folder, 'static');
  const compiler = rspack(
    join(
      {
        mode: 'development',
        target: ['web', 'es2022'],
        entry: path.join(folder, 'entry.js'),
        output: {path: path.join(folder, 'out')},
        // As Docusaurus sets it.
        resolve: {roots: [statics, process.cwd()]},
      },
      settings,
    ),
  );
  const missed = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null || stats === undefined || stats.hasErrors()) {
        reject(error ?? new Error(stats?.toString()));
        return;
      }
      resolve([...stats.compilation.missingDependencies]);
    });
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  return missed.filter((file) => file.startsWith(statics));
}

test('`npm start` seeks absolute requests below no static folder, where each would be watched', async () => {
  expect(await missedBelowStatic({})).not.toEqual([]);
  expect(await missedBelowStatic(configureStart())).toEqual([]);
});
