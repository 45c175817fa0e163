import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {MatchedRequestsPlugin} from '../guard/matchedRequests';
import type {UpstreamMode} from '../settings/composeContent';

const MODULES = path.join(__dirname, '../../../src/client/recovery');
const LOADABLE = path.join(MODULES, 'loadable.ts');
/** Of these the page itself is all they know. */
const BESIDE_DOCUSAURUS = ['retryStyles', 'restore'];

export interface Options {
  readonly mode: UpstreamMode;
}

/**
 * What a page does when parts of it do not come, or are gone because the portal was published anew: client modules, and
 * the portal's own loader of routes in the place of Docusaurus's.
 */
export default function pluginRecovery(_context: unknown, {mode}: Options): Plugin<void> {
  if (mode === 'plain') {
    return {name: 'recovery', getClientModules: () => BESIDE_DOCUSAURUS.map(toFile)};
  }
  return {
    name: 'recovery',
    getClientModules: () => ['retryChunks', 'retryStyles', 'navigation', 'restore'].map(toFile),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {alias: {'react-loadable$': LOADABLE}},
            plugins: [
              new MatchedRequestsPlugin([
                {
                  request: 'react-loadable',
                  file: LOADABLE,
                  reread: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
                },
              ]),
            ],
          },
  };
}

function toFile(name: string): string {
  return path.join(MODULES, `${name}.ts`);
}
