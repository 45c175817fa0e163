import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {PluginRouteConfig} from '@docusaurus/types';
import type {ChunkNames} from '../../plugins/upstream/bundle-trimming/composeRoutes';

/** What Docusaurus itself writes for routes: sources of two modules, and the chunks of each route. */
export async function writeRoutes(
  routes: PluginRouteConfig[],
  baseUrl: string,
): Promise<{
  readonly routes: string;
  readonly registry: string;
  readonly chunkNames: ChunkNames;
}> {
  const generatedFilesDir = await mkdtemp(path.join(tmpdir(), 'routes-'));
  const read = (name: string): Promise<string> =>
    readFile(path.join(generatedFilesDir, name), 'utf8');
  try {
    await generateRouteFiles({generatedFilesDir, routes, baseUrl});
    return {
      routes: await read('routes.js'),
      registry: await read('registry.js'),
      chunkNames: JSON.parse(await read('routesChunkNames.json')),
    };
  } finally {
    await rm(generatedFilesDir, {recursive: true});
  }
}

/**
 * Runs a generated module. Components become their address and hash, and chunks the modules that they load.
 *
 * @param imports by name.
 * @returns its default export, as JSON.
 */
export function runModule(source: string, imports: Readonly<Record<string, unknown>> = {}): string {
  const script = source
    .replaceAll(/^import .*$/gmu, '')
    .replaceAll('=> import(', '=> load(')
    .replace('export default', 'given =');
  const scope = {
    ComponentCreator: (address: string, hash: string) => `${address}-${hash}`,
    load: (module: string) => module,
    require: {resolveWeak: (module: string) => `weak ${module}`},
    given: undefined,
    ...imports,
  };
  runInNewContext(script, scope);
  return JSON.stringify(scope.given, (_key, value: unknown) =>
    typeof value === 'function' ? `loads ${String(value())}` : value,
  );
}
