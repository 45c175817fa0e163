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
      reread: 'plugins/upstream/bundle-trimming/splitRoutes.ts',
    },
    groups.size,
  );
  return {shared, groups};
}
