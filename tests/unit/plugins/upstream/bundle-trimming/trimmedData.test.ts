import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {listFiles} from '@selection-set/plugin-kit';
import {trimmedChunkNames} from '../../../../../plugins/upstream/bundle-trimming/trimmedChunkNames';
import {trimmedConfig, trimmedDocsData} from '../../../../../plugins/upstream/bundle-trimming';
import {trimmedRegistry} from '../../../../../plugins/upstream/bundle-trimming/trimmedPackages';
import {readVersions} from '../../../../../plugins/upstream/bundle-trimming/readGenerated';
import {splitRoutes} from '../../../../../plugins/upstream/bundle-trimming/composeRoutes';

class ChunkAssetPlugin {
  apply(): void {}
}
class OtherPlugin {
  apply(): void {}
}

function makeVersion(name: string): GlobalVersion {
  const docs = ['start', 'yoga/index', 'yoga/api'].map((id) => ({id, path: `/docs/${id}`}));
  return {name, label: name, isLast: true, path: '/docs', mainDocId: 'start', docs, draftIds: []};
}

test('settings that only the build reads stay out of the browser, all others do not', () => {
  const read = {
    title: 'T',
    baseUrl: '/',
    themeConfig: {a: 1},
    customFields: {},
  };
  const built = {
    plugins: [],
    presets: [],
    ssrTemplate: '<p>',
    markdown: {},
    headTags: [],
    i18n: {},
    onBrokenLinks: 'x',
    storage: {},
  };
  const router = {experimental_router: 'hash'};
  expect(trimmedConfig({...built, ...read, future: {...router, faster: {}, v4: {}}})).toEqual({
    ...read,
    future: router,
  });
});

test('of what is to come, Docusaurus’s code for browsers reads the kind of router only', async () => {
  const scope = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), '..');
  const read = new Set<string | undefined>();
  for (const part of ['core/lib/client', 'theme-common/lib', 'theme-classic/lib/theme']) {
    const files = await listFiles(path.join(scope, part));
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const text = readFileSync(path.join(scope, part, file), 'utf8');
      Array.from(text.matchAll(/\bfuture\??\.(\w+)/gu), ([, name]) => read.add(name));
    }
  }
  expect(read).toEqual(new Set(['experimental_router']));
});

test('the list of documents goes where there is one version, but for the start page', () => {
  const one = trimmedDocsData({
    path: '/docs',
    versions: [makeVersion('current')],
    breadcrumbs: true,
  });
  expect(one.versions.map(({docs}) => docs.map(({id}) => id))).toEqual([['start']]);
  expect(one).toMatchObject({path: '/docs', breadcrumbs: true});
});

test('it stays where readers change versions (V2)', () => {
  const two = {
    path: '/docs',
    versions: [makeVersion('2.0'), makeVersion('1.0')],
    breadcrumbs: true,
  };
  expect(trimmedDocsData(two)).toEqual(two);
});

test('the registry says once how a chunk is loaded, and documents share one file', () => {
  const entry = (id: string, module: string): string =>
    `  "${id}": [() => import(/* webpackChunkName: "${id}" */ "${module}"), "${module}", require.resolveWeak("${module}")]`;
  const modules = {
    a: '@theme/DocItem',
    b: '@site/docs/a.mdx',
    c: '@generated/bundle-trimming/version-1.js',
  };
  const lines = Object.entries(modules).map(([id, module]) => entry(id, module));
  expect(trimmedRegistry(`export default {\n${lines.join(',\n')}};\n`)).toEqual({
    registry: [
      'export default {',
      '  "a": [() => import(/* webpackChunkName: "documents" */ "@theme/DocItem")],',
      '  "b": [() => import(/* webpackChunkName: "b" */ "@site/docs/a.mdx")],',
      '  "c": [() => import(/* webpackChunkName: "documents" */ "@generated/bundle-trimming/version-1.js")]};',
      '',
    ].join('\n'),
    joined: {a: 'documents', c: 'documents'},
  });
});

test('files of chunks are told by name, and the list of them is out of the bundle', () => {
  const plugins = [new OtherPlugin(), new ChunkAssetPlugin()];
  const added = trimmedChunkNames({plugins});
  expect(plugins.map(({constructor}) => constructor.name)).toEqual(['OtherPlugin']);
  expect(added.output?.chunkFilename).toMatch(/\[name\]\.\[fullhash/u);
  expect(added.optimization?.chunkIds).toBe('named');
});

test('a Docusaurus without that list stops the build and says where to look', () => {
  expect(() => trimmedChunkNames({plugins: [new OtherPlugin()]})).toThrow(
    'no ChunkAssetPlugin any more',
  );
  expect(() => trimmedChunkNames({})).toThrow('trimmedChunkNames.ts');
});

test('documents are taken out by group in their order; one without a sidebar stays', () => {
  const leaf = (address: string, more: string): string =>
    `{path: '${address}', component: ComponentCreator('${address}', 'f00'), exact: true${more}}`;
  const {shared, groups} = splitRoutes(
    `[${leaf('/a/2', ', sidebar: "x"')},\n${leaf('/b', '')},\n${leaf('/a/1', ', sidebar: "y"')}]`,
    (address) => address.charAt(1),
  );
  expect([...groups]).toEqual([
    [
      'a',
      [
        {path: '/a/2', hash: 'f00', sidebar: 'x'},
        {path: '/a/1', hash: 'f00', sidebar: 'y'},
      ],
    ],
  ]);
  expect(shared).toContain(leaf('/b', ''));
  expect(shared).not.toContain('/a/');
});

describe('versions', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'versions-'));
  const folder = path.join(dir, 'docusaurus-plugin-content-docs/default/p');
  const sidebars = {
    yoga: [
      {
        type: 'category',
        label: 'G',
        collapsed: true,
        collapsible: true,
        items: [{type: 'link', label: 'A', href: '/docs/yoga'}],
      },
    ],
    none: [],
  };
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, 'docs-1.json'),
    JSON.stringify({
      version: {version: 'current', docsSidebars: sidebars, docs: {start: {title: 'S'}}},
    }),
  );
  writeFileSync(path.join(folder, 'docs-2.json'), JSON.stringify({other: 1}));
  afterAll(() => rmSync(dir, {recursive: true}));

  test('pages learn of each sidebar where it starts, and no documents; the rest is kept for groups', () => {
    const [found, ...others] = readVersions(dir);
    expect(others).toEqual([]);
    expect(found?.original).toBe('@generated/docusaurus-plugin-content-docs/default/p/docs-1.json');
    expect(found?.sidebars).toEqual(sidebars);
    expect(found?.props.version).toEqual({
      version: 'current',
      docsSidebars: {yoga: [{type: 'link', label: '', href: '/docs/yoga'}], none: []},
      docs: {},
    });
  });

  test('what an interrupted build has left, without any version, is passed over', () => {
    mkdirSync(path.join(dir, 'docusaurus-plugin-content-docs/interrupted'));
    expect(readVersions(dir)).toHaveLength(1);
  });
});
