import upstream, {
  validateOptions,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readVersions} from '@selection-set/content-model';
import {createTranslations, listRouteLanguages} from '@selection-set/translation-freshness';
import {describeLanguages} from '../../../src/lib/locale/languages';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/**
 * The sitemap of one language: the pages that exist in it, each with its other languages (B5, I6). Leaves out old and unreleased versions
 * of the documentation, because search engines should list the latest (V4).
 */
export function createItems({siteDir, i18n, baseUrl}: LoadContext): CreateSitemapItems {
  const translations = createTranslations(siteDir, i18n.locales);
  return async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    const root = params.siteConfig.url + baseUrl;
    const others = readVersions(siteDir)
      .filter(({isLatest}) => !isLatest)
      .map(({path}) => `${root}docs/${path}`);
    const languages = new Map(
      [...listRouteLanguages(params.routes, translations)].map(
        ([route, locales]) => [trim(route), locales] as const,
      ),
    );
    return items
      .filter((item) => !others.some((start) => `${item.url}/`.startsWith(`${start}/`)))
      .flatMap((item) => {
        const path = item.url.slice(root.length);
        const locales = languages.get(trim(baseUrl + path));
        const {canonical, alternates} = describeLanguages({...i18n, locales, path});
        const links = alternates.map(({hrefLang, href}) => ({lang: hrefLang, url: href}));
        return canonical === item.url ? [{...item, links}] : [];
      });
  };
}

function trim(path: string): string {
  return path.replace(/\/+$/u, '');
}

/** Docusaurus's sitemap with a selection of pages by language and version, which its configuration alone cannot express. */
export default function pluginSitemap(
  context: LoadContext,
  options: PluginOptions,
): Plugin<void> | null {
  return upstream(context, {...options, createSitemapItems: createItems(context)});
}

pluginSitemap.validateOptions = validateOptions;
