import {
  composeRoutes,
  type RoutesInput,
} from '../../../../../plugins/upstream/bundle-trimming/composeRoutes';

const leaf = (path: string, sidebar: string): string => `
          {
            path: '${path}',
            component: ComponentCreator('${path}', 'abc'),
            exact: true,
            sidebar: "${sidebar}"
          },`;
const entry = (id: string): string =>
  `  "${id}": [() => import(/* webpackChunkName: "${id}" */ "@site/${id}.mdx"), "@site/${id}.mdx", require.resolveWeak("@site/${id}.mdx")]`;

const INPUT: RoutesInput = {
  routes: `export default [
  {path: '/fr/about', component: ComponentCreator('/fr/about', 'abc'), exact: true},
  {
    path: '/fr/docs',
    routes: [${leaf('/fr/docs/yoga', 'yoga')}${leaf('/fr/docs/yoga/start', 'yoga')}${leaf('/fr/docs/hive', 'hive')}
    ]
  },
];`,
  registry: `export default {\n${['a', 'y', 's', 'h'].map(entry).join(',\n')}};\n`,
  joined: {a: 'documents'},
  chunkNames: {
    '/fr/about-abc': {content: 'a'},
    '/fr/docs/yoga-abc': {content: 'y'},
    '/fr/docs/yoga/start-abc': {content: 's'},
    '/fr/docs/hive-abc': {content: 'h'},
  },
  prefetched: new Map([['s', 'admonition']]),
  baseUrl: '/fr/',
  versions: [{sidebars: {yoga: [{a: 1}], hive: [{b: 2}]}, module: './version-0.js'}],
};
const files = composeRoutes(INPUT);

test('the browser learns which chunks have no file of their own', () => {
  expect(files.get('groups.js')).toContain('export const joined = {"a":"documents"};');
});

test('what all pages load names no document', () => {
  const shared = ['routes.js', 'routesChunkNames.js', 'registry.js'].map((name) => files.get(name));
  expect(shared.join('')).toContain('/fr/about');
  expect(shared.join('')).not.toMatch(/docs\/|"[ysh]"/u);
});

test('documents of a tool are one group, with their chunks and their sidebar', () => {
  expect(files.get('groups.js')).toContain('"docs/yoga": () => import(');
  const group = files.get('group-0.js') ?? '';
  expect(group).toContain('path: "/fr/docs/yoga/start"');
  expect(group).toContain('"@site/s.mdx"');
  expect(group).toContain('docsSidebars, {"yoga":[{"a":1}]}');
  expect(group).not.toMatch(/hive|"a": \[/u);
});

test('what a page needs beside its own file is prefetched with it', () => {
  const group = files.get('group-0.js') ?? '';
  expect(group).toContain('"/fr/docs/yoga/start-abc":{"content":"s","prefetch":"admonition"}');
  expect(group).toContain('"/fr/docs/yoga-abc":{"content":"y"}');
});

test('the last entry of the registry, which ends otherwise, is not lost', () => {
  expect(files.get('group-1.js')).toContain('"@site/h.mdx"');
});

test('a chunk without an entry stops the build, and is named with its route', () => {
  const chunkNames = {...INPUT.chunkNames, '/fr/new-abc': {items: [{content: 'lost'}]}};
  expect(() => composeRoutes({...INPUT, chunkNames})).toThrow(
    'The chunk lost of the route /fr/new-abc was not found',
  );
});
