import path from 'node:path';

/** Files of `src/client/trimmed` that take the place of a package in browsers, or of a part of Docusaurus. A dollar sign ends a request. */
const IN_PLACE_OF: Readonly<Record<string, string>> = {
  '@theme/Loading': 'nothing',
  'hoist-non-react-statics$': 'hoistStatics',
  nprogress$: 'progress',
  'path-to-regexp$': 'pathToRegexp',
  'prop-types$': 'propTypes',
  'react-is$': 'reactIs',
};

/** An address in the module of routes that Docusaurus generated. */
const ADDRESS = /\bpath: '(?<address>[^']*)'/gu;

/** Aliases of packages of which this portal needs less than they hold. */
export function trimmedPackages(siteDir: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(IN_PLACE_OF).map(([request, name]) => [
      request,
      path.join(siteDir, 'src/client/trimmed', `${name}.ts`),
    ]),
  );
}

/**
 * @param routes source of the module of routes that Docusaurus generated.
 * @throws Error where an address is a pattern, which `src/client/trimmed/pathToRegexp.ts` would take by its letters.
 */
export function assertAddresses(routes: string): void {
  const pattern = Array.from(routes.matchAll(ADDRESS), ({groups}) => groups?.address ?? '').find(
    (address) => address !== '*' && /[()*+:?\\]/u.test(address),
  );
  if (pattern !== undefined) {
    throw new Error(
      `The route ${pattern} is a pattern. Take path-to-regexp out of IN_PLACE_OF in plugins/upstream/bundle-trimming/trimmedPackages.ts.`,
    );
  }
}
