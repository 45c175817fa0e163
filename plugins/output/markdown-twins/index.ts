import path from 'node:path';
import process from 'node:process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Loaded, NOTHING_LOADED, readLoaded} from './readLoaded';
import {withMiddleware} from '@selection-set/plugin-kit';
import {serveTwins} from './serveTwins';

/**
 * Gives every page a twin in plain Markdown at its address plus `.md`, and assistants an index of them (`llms.txt`). Pages written in
 * Markdown are translated from their syntax tree, all others from their built HTML. `plugins/output/built-pages` calls `writeTwins`.
 */
export default function pluginMarkdownTwins(context: LoadContext): Plugin<void> {
  let loaded: Loaded = NOTHING_LOADED;
  const {baseUrl} = context;
  return {
    name: 'markdown-twins',
    getClientModules: () => [path.join(__dirname, '../../../src/client/forgetTwin.ts')],
    async allContentLoaded({allContent}) {
      loaded = readLoaded(allContent, baseUrl);
    },
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? withMiddleware(serveTwins(context, () => loaded))
        : {},
  };
}
