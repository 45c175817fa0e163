import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import pluginPackageInfo, {
  composeData,
  listToolPackages,
} from '../../../../../plugins/catalogue/package-info';
import {DEFAULT_OPTIONS} from '../../../../../plugins/catalogue/package-info/createSources';
import {writeSnapshot} from '../../../../../plugins/catalogue/package-info/snapshot';
import {TOOLS} from '../../../../../src/family/data/tools';
import type {PackageSnapshot} from '../../../../../src/lib/contracts/packageInfo';

const DATE = '2026-11-20';
const snapshot: PackageSnapshot = {
  'graphql-yoga': {
    name: 'graphql-yoga',
    version: '5.0.0',
    readme: '# Secret text of the README',
    fetchedAt: {version: DATE, readme: DATE},
  },
};

test('C-15: one data module for each tool with its own README, and summaries without any', () => {
  const files = new Map(
    composeData(listToolPackages(TOOLS), snapshot).map(({name, text}) => [name, text]),
  );
  expect(files.size).toBe(TOOLS.length + 1);
  expect(JSON.parse(files.get('yoga.json') ?? '')).toEqual(snapshot['graphql-yoga']);
  expect(files.get('whatsapp.json')).toBe('null');
  expect(JSON.parse(files.get('summaries.json') ?? '')).toEqual({
    yoga: {name: 'graphql-yoga', version: '5.0.0', fetchedAt: {version: DATE}},
  });
  const carrying = [...files].filter(([, text]) => text.includes('Secret'));
  expect(carrying.map(([name]) => name)).toEqual(['yoga.json']);
});

test('an ordinary build reads the snapshot only: the same data twice, no request, no word', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  await writeSnapshot(path.join(siteDir, DEFAULT_OPTIONS.snapshotPath), snapshot);
  const request = jest.spyOn(globalThis, 'fetch');
  const said = jest.spyOn(console, 'warn');
  const run = async () => {
    const context = {siteDir} as Parameters<typeof pluginPackageInfo>[0];
    const plugin = pluginPackageInfo(context, DEFAULT_OPTIONS);
    const content = await plugin.loadContent?.();
    const written: [string, string | object][] = [];
    const actions = {
      createData: (name: string, data: string | object) => {
        written.push([name, data]);
        return Promise.resolve(name);
      },
      setGlobalData: () => {
        throw new Error('No global data');
      },
      addRoute: () => {},
    };
    await plugin.contentLoaded?.({content: content ?? {}, actions});
    return written;
  };
  const first = await run();
  expect(first).toHaveLength(TOOLS.length + 1);
  expect(await run()).toEqual(first);
  expect(request).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
  await rm(siteDir, {recursive: true});
});
