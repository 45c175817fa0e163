import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const MODULES = path.join(__dirname, '../../../src/client/recovery');

/**
 * What a page does when parts of it do not come, or are gone because the portal was published anew (issue 8, section 4): client modules, and
 * the portal's own loader of routes in the place of Docusaurus's.
 */
export default function pluginRecovery(): Plugin<void> {
  return {
    name: 'recovery',
    getClientModules: () =>
      ['retryChunks', 'retryStyles', 'navigation', 'restore'].map((name) =>
        path.join(MODULES, `${name}.ts`),
      ),
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {'react-loadable$': path.join(MODULES, 'loadable.ts')}}},
  };
}
