import upstream, {type PluginOptions, validateOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createItems} from './createItems';

/** Docusaurus's sitemap with a choice of pages that follows from languages and versions, which its configuration alone does not know. */
export default function pluginSitemap(
  context: LoadContext,
  options: PluginOptions,
): Plugin<void> | null {
  return upstream(context, {...options, createSitemapItems: createItems(context)});
}

pluginSitemap.validateOptions = validateOptions;
