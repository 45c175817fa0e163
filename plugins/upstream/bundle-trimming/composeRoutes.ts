import {routeGroup} from '../../../src/lib/paths/cardPath';
import {assertMatched} from '../guard/matchedRequests';

export interface LazyRoute {
  readonly path: string;
  readonly hash: string;
  readonly sidebar: string;
}

/** Documents as Docusaurus writes them into its module of routes. */
const DOCUMENT =
  /\{\s*path: '([^']*)',\s*component: ComponentCreator\('[^']*', '(\w+)'\),\s*exact: true,\s*sidebar: "([^"]*)"\s*\},?/gu;

/**
 * Takes the documents out of the routes.
 *
 * @param source of the module that Docusaurus generated.
 * @param keyOf group of an address; `src/client/routes` asks for the group of the page it is to show.
 */
export function splitRoutes(
  source: string,
  keyOf: (path: string) => string,
): {readonly shared: string; readonly groups: ReadonlyMap<string, readonly LazyRoute[]>} {
  const groups = new Map<string, LazyRoute[]>();
  const shared = source.replaceAll(
    DOCUMENT,
    (_text, path: string, hash: string, sidebar: string) => {
      const key = keyOf(path);
      const group = groups.get(key) ?? [];
      group.push({path, hash, sidebar});
      groups.set(key, group);
      return '';
    },
  );
  assertMatched(
    {
      name: 'routes of a tool with its documents',
      waitedFor: 'routes with a "sidebar" in routes.js',
      reread: 'plugins/upstream/bundle-trimming/composeRoutes.ts',
    },
    groups.size,
  );
  return {shared, groups};
}

export type ChunkNames = Readonly<Record<string, unknown>>;
type Sidebars = Readonly<Record<string, readonly unknown[]>>;

export interface RoutesInput {
  /** Source of the module of routes that Docusaurus generated. */
  readonly routes: string;
  /** Source of its module that says how each chunk is loaded. */
  readonly registry: string;
  /** Name of the file in which a chunk is, where it has none of its own. */
  readonly joined: Readonly<Record<string, string>>;
  /** Chunks of each route, by address and hash. */
  readonly chunkNames: ChunkNames;
  /** Name of the file that a chunk needs beside its own, by the chunk's id. */
  readonly prefetched: ReadonlyMap<string, string>;
  readonly baseUrl: string;
  /** Sidebars by name, and the import of the module that holds them for all pages. */
  readonly versions: readonly {readonly sidebars: Sidebars; readonly module: string}[];
}

const ENTRY = /^ {2}"([^"]+)": \[.*\)\](?=,?(?:\};?)?$)/gmu;
/** What is in the script of all pages, and has no file of its own. */
const IN_MAIN = '"@generated/docusaurus.config"';

/**
 * Modules in place of Docusaurus's routes: what all pages need, and one module for each group of documents with their routes, their chunks and
 * their sidebars.
 *
 * @returns sources by file name.
 * @throws Error where a chunk of a route would be lost: a build would wait for its page for ever.
 */
export function composeRoutes(input: RoutesInput): ReadonlyMap<string, string> {
  const {shared, groups} = splitRoutes(input.routes, (path) => routeGroup(path, input.baseUrl));
  const lazy = new Set([...groups.values()].flat().map(nameOf));
  const entries = new Map(
    Array.from(input.registry.matchAll(ENTRY), ([line, id = '']) => [id, line]),
  );
  assertKnown(input.chunkNames, entries);
  const chunkNames = withPrefetched(input);
  const sharedNames = pick(chunkNames, (name) => !lazy.has(name));
  const sharedIds = new Set(
    [...entries.keys()].filter((id) => JSON.stringify(sharedNames).includes(`"${id}"`)),
  );
  const sources = Array.from(groups, ([key, routes], index) => {
    const names = pick(chunkNames, (name) => routes.some((route) => nameOf(route) === name));
    const text = JSON.stringify(names);
    const own = [...entries].filter(([id]) => !sharedIds.has(id) && text.includes(`"${id}"`));
    const source = composeGroup(
      routes,
      names,
      own.map(([, line]) => line),
      input.versions,
    );
    return {key, file: `group-${index}.js`, source};
  });
  const loaders = sources.map(
    ({key, file}) =>
      `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "routes-${key.replaceAll('/', '-')}" */ ${JSON.stringify(`./${file}`)}),`,
  );
  return new Map([
    ['routes.js', shared],
    ['routesChunkNames.js', `export default ${JSON.stringify(sharedNames)};\n`],
    ['registry.js', composeRegistry([...entries].filter(([id]) => sharedIds.has(id)))],
    [
      'groups.js',
      [
        `export const baseUrl = ${JSON.stringify(input.baseUrl)};`,
        `export const joined = ${JSON.stringify(input.joined)};`,
        `export const withoutFile = ${JSON.stringify(listInMain(entries))};`,
        `export default {\n${loaders.join('\n')}\n};\n`,
      ].join('\n'),
    ],
    ...sources.map(({file, source}) => [file, source] as const),
  ]);
}

function assertKnown(chunkNames: ChunkNames, entries: ReadonlyMap<string, string>): void {
  for (const [route, chunks] of Object.entries(chunkNames)) {
    const lost = listIds(chunks).find((id) => !entries.has(id));
    if (lost !== undefined) {
      throw new Error(
        `The chunk ${lost} of the route ${route} was not found in Docusaurus's registry.js. Compare ENTRY in plugins/upstream/bundle-trimming/composeRoutes.ts with what it looks like now.`,
      );
    }
  }
}

/** Docusaurus prefetches every chunk of a route, and loads those of them that the registry knows. */
function withPrefetched({chunkNames, prefetched}: RoutesInput): ChunkNames {
  return Object.fromEntries(
    Object.entries(chunkNames).map(([route, chunks]) => {
      const [name] = listIds(chunks).flatMap((id) => prefetched.get(id) ?? []);
      return [route, name === undefined ? chunks : {...Object(chunks), prefetch: name}];
    }),
  );
}

function listIds(chunks: unknown): readonly string[] {
  if (typeof chunks === 'string') {
    return [chunks];
  }
  return typeof chunks === 'object' && chunks !== null
    ? Object.values(chunks).flatMap(listIds)
    : [];
}

function listInMain(entries: ReadonlyMap<string, string>): readonly string[] {
  return [...entries].filter(([, line]) => line.includes(IN_MAIN)).map(([id]) => id);
}

function composeRegistry(entries: readonly (readonly [string, string])[]): string {
  return `export default {\n${entries.map(([, line]) => line).join(',\n')}\n};\n`;
}

function composeGroup(
  routes: readonly LazyRoute[],
  names: ChunkNames,
  entries: readonly string[],
  versions: RoutesInput['versions'],
): string {
  const wanted = new Set(routes.map(({sidebar}) => sidebar));
  const sidebars = versions.map(({sidebars: all}) => pick(all, (name) => wanted.has(name)));
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import chunkNames from '@generated/routesChunkNames';",
    "import registry from '@generated/registry';",
    ...versions.map(({module}, index) => `import version${index} from ${JSON.stringify(module)};`),
    `Object.assign(chunkNames, ${JSON.stringify(names)});`,
    `Object.assign(registry, {\n${entries.join(',\n')}\n});`,
    ...sidebars.map(
      (own, index) =>
        `Object.assign(version${index}.version.docsSidebars, ${JSON.stringify(own, dropDefaults)});`,
    ),
    'export default [',
    ...routes.map(({path, hash, sidebar}) => {
      const [quotedPath, quotedSidebar] = [JSON.stringify(path), JSON.stringify(sidebar)];
      return `  {path: ${quotedPath}, component: ComponentCreator(${quotedPath}, '${hash}'), exact: true, sidebar: ${quotedSidebar}},`;
    }),
    '];',
  ].join('\n');
}

/** Leaves out what Docusaurus takes for granted: a page is listed. */
function dropDefaults(key: string, value: unknown): unknown {
  return key === 'unlisted' && value === false ? undefined : value;
}

function pick<Value>(
  all: Readonly<Record<string, Value>>,
  isWanted: (key: string) => boolean,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => isWanted(key)));
}

/** Key of a route among the chunks of all routes. */
function nameOf({path, hash}: LazyRoute): string {
  return `${path}-${hash}`;
}
