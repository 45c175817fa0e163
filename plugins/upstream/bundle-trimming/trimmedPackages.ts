import path from 'node:path';
import {assertMatched} from '../guard/matchedRequests';

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

/** What every document is drawn by, beside its text. */
const OF_DOCUMENTS =
  /^(?:@theme\/Doc(?:Item|Root|VersionRoot|sRoot)|@generated\/(?:docusaurus-plugin-content-docs\/default\/__plugin\.json|bundle-trimming\/version-\d+\.js))$/u;
const JOINED = 'documents';

/** Docusaurus's entry of a chunk: how it is loaded, and twice more what is in it, which only its server asks for. */
const ENTRY =
  /^ {2}"(?<id>[^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "(?<module>[^"]+)"\), .*\)\](?=,?(?:\};?)?$)/gmu;

export interface TrimmedRegistry {
  readonly registry: string;
  /** Name of the file in which a chunk is, where it has none of its own. */
  readonly joined: Readonly<Record<string, string>>;
}

/**
 * How chunks are loaded, said once for each, and all that documents share in one file instead of many small ones.
 *
 * @param source of the module that Docusaurus generated.
 */
export function trimmedRegistry(source: string): TrimmedRegistry {
  const joined: Record<string, string> = {};
  const registry = source.replaceAll(ENTRY, (_line, id: string, module: string) => {
    if (OF_DOCUMENTS.test(module)) {
      joined[id] = JOINED;
    }
    const name = JSON.stringify(joined[id] ?? id);
    return `  "${id}": [() => import(/* webpackChunkName: ${name} */ ${JSON.stringify(module)})]`;
  });
  assertMatched(
    {
      name: 'one file for what all documents share',
      waitedFor: 'entries of @theme/DocItem and its like in registry.js',
      reread: 'plugins/upstream/bundle-trimming/trimmedPackages.ts',
    },
    Object.keys(joined).length,
  );
  return {registry, joined};
}
