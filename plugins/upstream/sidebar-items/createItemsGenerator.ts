import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {finishItems} from './finishItems';

/**
 * Docusaurus's own sidebar from folders and front matter, with folders open to a depth and badges on pages (DOC-3, C-03).
 *
 * @param collapseLevel as `defineDocsConfig` checks it.
 */
export function createItemsGenerator(
  collapseLevel: number,
): PluginOptions['sidebarItemsGenerator'] {
  return async ({defaultSidebarItemsGenerator, ...args}) => {
    const items = await defaultSidebarItemsGenerator(args);
    return finishItems(items, {collapseLevel, docs: args.docs});
  };
}
