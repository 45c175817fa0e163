import {assertMatched} from '../guard/assertMatched';

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
      reread: 'plugins/upstream/bundle-trimming/trimmedRegistry.ts',
    },
    Object.keys(joined).length,
  );
  return {registry, joined};
}
