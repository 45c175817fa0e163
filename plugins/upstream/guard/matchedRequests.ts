import type {Compiler, Module, ModuleGraph, WebpackPluginInstance} from 'webpack';

export interface Replacement {
  /** What takes the place of what, for the person who reads the error. */
  readonly name: string;
  /** The request or the text that it waited for, as Docusaurus wrote it when this was made. */
  readonly waitedFor: string;
  /** What to read beside it. */
  readonly reread: string;
}

/** The message for a replacement that did nothing. */
function describeUnmatched({name, waitedFor, reread}: Replacement): string {
  return `The replacement "${name}" matched nothing: it waited for ${waitedFor}, which Docusaurus does not have any more. Read ${reread} again and bring the replacement up to date. Until then, build with Docusaurus as it comes: UPSTREAM=plain npm run build`;
}

/**
 * Stops a build in which a replacement did nothing: pages would be as heavy as without it, or break, and nobody would know why.
 *
 * @param count how often it matched.
 * @throws Error where it did not.
 */
export function assertMatched(replacement: Replacement, count: number): void {
  if (count === 0) {
    throw new Error(describeUnmatched(replacement));
  }
}

/** A module of the portal that takes the place of another where it is asked for. */
export interface ReplacedRequest {
  /** As it stands in the code that asks, such as `nprogress`. */
  readonly request: string;
  /** Absolute path of the file that it gets instead. */
  readonly file: string;
  /** Who asks for it, for the person who has to find out why nobody does any more. */
  readonly reread: string;
}

/**
 * Fails a build in which nobody asked for a request that is to be replaced. It reads the finished graph of modules instead of counting calls: the
 * bundler does not resolve again what its cache holds.
 */
export class MatchedRequestsPlugin implements WebpackPluginInstance {
  readonly #replaced: readonly ReplacedRequest[];

  constructor(replaced: readonly ReplacedRequest[]) {
    this.#replaced = replaced;
  }

  apply({hooks, webpack}: Compiler): void {
    const name = MatchedRequestsPlugin.name;
    let isFirst = true;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        // To look again at every request takes a quarter of a second, each time that somebody who writes saves a page.
        if (!isFirst) {
          return;
        }
        isFirst = false;
        const files = new Set(this.#replaced.map(({file}) => file));
        const asked = listAsked(modules, files, compilation.moduleGraph);
        for (const {request, file, reread} of this.#replaced) {
          if (asked.get(file)?.has(request) !== true) {
            const text = describeUnmatched({
              name: `${request} by ${file}`,
              waitedFor: `the request "${request}"`,
              reread,
            });
            compilation.errors.push(new webpack.WebpackError(text));
          }
        }
      });
    });
  }
}

/** By file, the requests by which others asked for it. Of few files alone: the bundler takes long to say who asks for a module. */
function listAsked(
  modules: Iterable<Module>,
  files: ReadonlySet<string>,
  graph: ModuleGraph,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Array.from(modules, (module) => [module.nameForCondition() ?? '', module] as const)
      .filter(([file]) => files.has(file))
      .map(([file, module]) => [file, listRequests(module, graph)]),
  );
}

function listRequests(module: Module, graph: ModuleGraph): ReadonlySet<string> {
  return new Set(
    Array.from(graph.getIncomingConnections(module), ({dependency}) =>
      dependency !== null && 'request' in dependency ? String(dependency.request) : '',
    ),
  );
}
