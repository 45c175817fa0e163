import type {Options} from '@docusaurus/plugin-sitemap';
import {readVersions} from '../content-model/readVersions';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/**
 * The sitemap of one language without the documentation's old and unreleased versions: search engines are to list the latest (V4).
 *
 * @param siteDir the project's folder.
 */
export function createLatestItems(siteDir: string): CreateSitemapItems {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    const {url, baseUrl} = params.siteConfig;
    const others = readVersions(siteDir)
      .filter(({isLatest}) => !isLatest)
      .map(({path}) => `${url}${baseUrl}docs/${path}`);
    return items.filter(
      (item) => !others.some((start) => item.url === start || item.url.startsWith(`${start}/`)),
    );
  };
}
