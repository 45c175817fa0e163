import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What only browsers run: the editor, and with it the worker and its server. */
const PANEL = 'src/components/LiveSample/LivePanel';

/** Keeps the editor out of the build that renders pages, which never opens a sample. */
export default function pluginLiveSamples({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'live-samples',
    configureWebpack: (_config, isServer) =>
      isServer ? {resolve: {alias: {[path.join(siteDir, PANEL)]: false}}} : {},
  };
}
