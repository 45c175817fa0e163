import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const require = createRequire(__filename);

/** The theme's client module that loads Prism into every page. */
const CLIENT_MODULE = '@docusaurus/theme-classic/lib/prism-include-languages';

/** Takes the highlighter out of the browser: fences are coloured at build time by `remarkCodeBlocks`. */
export default function pluginCodeBlocks({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'code-blocks',
    configureWebpack() {
      const file = require.resolve(CLIENT_MODULE);
      // `false` would give an empty module whose id is made from this folder's path, and so other scripts in every folder.
      const nothing = path.join(siteDir, 'src/client/lean/nothing.ts');
      return {resolve: {alias: {[file.replace(/\.js$/u, '')]: nothing}}};
    },
  };
}
