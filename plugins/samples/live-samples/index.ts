import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BENCH_MODULES, BENCH_PANELS} from '../../../src/family/data/benchModules';

/** What only browsers run: editors, and with them workers and what those run. */
const BROWSER_ONLY = ['src/components/LiveSample/LivePanel', ...BENCH_PANELS];

/**
 * Replacements for modules that packages on benches import and browsers do not have. A module that the list lacks stops the build.
 *
 * @param siteDir root of the portal.
 */
export function benchAliases(siteDir: string): Readonly<Record<string, string | false>> {
  return Object.fromEntries(
    Object.entries(BENCH_MODULES).map(([name, file]) => [
      `${name}$`,
      file === false ? file : path.join(siteDir, file),
    ]),
  );
}

/** Keeps the editors out of the build that renders pages, which never opens one. */
export default function pluginLiveSamples({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'live-samples',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {
            resolve: {
              alias: Object.fromEntries(
                BROWSER_ONLY.map((module) => [path.join(siteDir, module), false]),
              ),
            },
          }
        : {
            resolve: {alias: benchAliases(siteDir)},
            // Packages on benches can import what their settings name, which benches have not; nobody needs to be warned of it.
            module: {parser: {javascript: {exprContextCritical: false}}},
          },
  };
}
