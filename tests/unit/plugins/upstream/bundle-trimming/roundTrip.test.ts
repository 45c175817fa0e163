import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {composeRoutes} from '../../../../../plugins/upstream/bundle-trimming/composeRoutes';
import {routeGroup} from '../../../../../src/lib/paths/cardPath';
import {runModule, writeRoutes} from '../../../../support/generatedModules';
import {type RandomSource, randomSource} from '../../../../support/random';

interface Route {
  readonly path: string;
  readonly component: string;
  readonly routes?: readonly Route[];
}

const TOOLS = ['yoga', 'hive', 'mesh', 'a.b', '%D8%A3', 'l10n_2'];
const plugin = {name: 'test', id: 'default'};

/** Documents of a few tools inside three routes, as the docs plugin nests them, beside a page, and a list that shares a module with both. */
function makeSite(random: RandomSource, baseUrl: string): PluginRouteConfig[] {
  const root = `${baseUrl}docs`;
  const makeDocument = (path: string): RouteConfig => ({
    path,
    component: '@theme/DocItem',
    exact: true,
    modules: {content: `@site${path}.mdx`},
    ...(random.below(5) > 0 && {sidebar: random.pick(TOOLS)}),
  });
  const documents = TOOLS.slice(random.below(3)).flatMap((tool) => [
    makeDocument(`${root}/${tool}`),
    ...Array.from({length: random.below(4)}, (_, index) =>
      makeDocument(`${root}/${tool}/guides/${index}`),
    ),
  ]);
  const nested = [root, root].reduce<RouteConfig[]>(
    (routes, path) => [{path, component: '@theme/Nested', routes}],
    documents,
  );
  return [
    {path: `${baseUrl}about`, component: '@site/About', exact: true, plugin},
    {
      path: `${baseUrl}list`,
      component: '@theme/DocItem',
      exact: true,
      modules: {items: [{content: `@site${root}/yoga.mdx`}, {content: '@site/post.mdx'}]},
      plugin,
    },
    {path: root, component: '@theme/Docs', routes: nested, plugin},
  ];
}

/** All routes that show no others, in order. */
function listLeaves(routes: readonly Route[]): readonly Route[] {
  return routes
    .flatMap((route) => (route.routes === undefined ? [route] : listLeaves(route.routes)))
    .toSorted((a, b) => (a.component < b.component ? -1 : 1));
}

test.each([
  ['/', 1],
  ['/fr/', 2],
  ['/some/base/', 3],
  ['/', 4],
  ['/ja/', 5],
])(
  'below %s, shared routes and groups are together what Docusaurus wrote, site %i',
  async (baseUrl, seed) => {
    const written = await writeRoutes(makeSite(randomSource(seed), baseUrl), baseUrl);
    const files = composeRoutes({
      ...written,
      joined: {},
      prefetched: new Map(),
      baseUrl,
      versions: [],
    });
    const read = (name: string): string => files.get(name) ?? '';
    const [chunkNames, registry] = ['routesChunkNames.js', 'registry.js'].map(
      (name): Record<string, unknown> => JSON.parse(runModule(read(name))),
    );
    const shared: readonly Route[] = JSON.parse(runModule(read('routes.js')));
    const groups = [...files.keys()].filter((name) => /^group-\d+\.js$/u.test(name));
    const lazy = groups.map((name): readonly Route[] =>
      JSON.parse(runModule(read(name), {chunkNames, registry})),
    );

    const original: readonly Route[] = JSON.parse(runModule(written.routes));
    expect(lazy.flat().length).toBeGreaterThan(3);
    expect(listLeaves([...shared, ...lazy.flat()])).toEqual(listLeaves(original));
    expect(chunkNames).toEqual(written.chunkNames);
    expect(JSON.parse(runModule('export default registry;', {registry}))).toEqual(
      JSON.parse(runModule(written.registry)),
    );

    const keys = lazy.map((routes) => [
      ...new Set(routes.map(({path}) => routeGroup(path, baseUrl))),
    ]);
    expect(keys.map(({length}) => length)).toEqual(lazy.map(() => 1));
    expect(read('groups.js').match(/: \(\) => import/gu)).toHaveLength(groups.length);
  },
);
