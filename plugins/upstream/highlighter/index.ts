import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MatchedRequestsPlugin} from '../guard/matchedRequests';
import type {UpstreamMode} from '../settings/composeContent';

const require = createRequire(__filename);

/** The theme's client module that loads Prism into every page. */
const CLIENT_MODULE = '@docusaurus/theme-classic/lib/prism-include-languages';

export interface Options {
  readonly mode: UpstreamMode;
}

/** Takes the highlighter out of the browser: fences are coloured at build time by `remarkCodeBlocks`. */
export default function pluginHighlighter(
  {siteDir}: LoadContext,
  {mode}: Options,
): Plugin<void> | null {
  if (mode === 'plain') {
    return null;
  }
  return {
    name: 'highlighter',
    configureWebpack() {
      const request = require.resolve(CLIENT_MODULE).replace(/\.js$/u, '');
      // `false` would give an empty module whose id is made from this folder's path, and so other scripts in every folder.
      const file = path.join(siteDir, 'src/client/trimmed/nothing.ts');
      return {
        resolve: {alias: {[request]: file}},
        plugins: [new MatchedRequestsPlugin([{request, file, reread: `${CLIENT_MODULE}.js`}])],
      };
    },
  };
}
