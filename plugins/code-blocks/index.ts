import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

const require = createRequire(__filename);

/** The theme's client module that loads Prism into every page. */
const CLIENT_MODULE = '@docusaurus/theme-classic/lib/prism-include-languages';

/** Takes the highlighter out of the browser: fences are coloured at build time by `remarkCodeBlocks`. */
export default function pluginCodeBlocks(): Plugin<void> {
  return {
    name: 'code-blocks',
    configureWebpack() {
      const file = require.resolve(CLIENT_MODULE);
      return {resolve: {alias: {[file.replace(/\.js$/u, '')]: false}}};
    },
  };
}
