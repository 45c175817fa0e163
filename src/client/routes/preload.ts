import {type RouteConfig, matchRoutes} from 'react-router-config';
import groups, {baseUrl, joined, withoutFile} from '@generated/bundle-trimming/groups';
import routes from '@generated/routes';
import {withRecovery} from '@site/src/client/recovery/loadable';
import {beforeHydration} from '@site/src/lib/page/browser';
import {routeGroup} from '@site/src/lib/paths/cardPath';

// Docusaurus prefetches pages with this function; file names are derived from those of chunks (`plugins/upstream/bundle-trimming`).
__webpack_require__.gca = (name) => {
  const address = __webpack_require__.p + __webpack_require__.u(joined[name] ?? name);
  return withoutFile.includes(name) || wasFetched(address) ? undefined : address;
};

const added = new Map<string, Promise<void>>();

/**
 * Replaces Docusaurus's function of this name, which is called before a page is shown: loads the routes of the page's documents, then
 * the parts of the page. All documents of a tool are loaded together, so that a portal with many pages costs no more.
 *
 * @param pathname with the base address.
 */
export default async function preload(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(paths.map(addGroup));
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  await Promise.all([beforeHydration(), ...matches.map(({route}) => preloadRoute(route))]);
}

/** Adds the routes around an address. */
export function addGroup(path: string): Promise<void> {
  const key = routeGroup(path, baseUrl);
  const load = groups[key];
  if (load === undefined) {
    return Promise.resolve();
  }
  const adding =
    added.get(key) ?? withRecovery(load)().then((group) => addRoutes(path, group.default));
  added.set(key, adding);
  return adding;
}

/** Adds missing routes where the address leads: to the innermost route with subroutes. */
function addRoutes(path: string, group: readonly RouteConfig[]): void {
  const parent = matchRoutes(routes, path)
    .map(({route}) => route)
    .findLast((route) => route.routes !== undefined);
  parent?.routes?.push(...group);
}

function preloadRoute({component}: RouteConfig): Promise<unknown> {
  return component !== undefined &&
    'preload' in component &&
    typeof component.preload === 'function'
    ? Promise.resolve(component.preload())
    : Promise.resolve();
}

function wasFetched(address: string): boolean {
  return performance.getEntriesByType('resource').some(({name}) => name.endsWith(address));
}
