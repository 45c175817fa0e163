import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BRAND} from '../../../src/data/brand';
import {readLabels} from '@selection-set/plugin-kit';
import {describeSearch} from './describeSearch';

const FILE = 'opensearch.xml';

/** Tells browsers how to search the portal from their address bar: a description per language, named in the head of each page (S13). */
export default function pluginOpenSearch({
  siteDir,
  siteConfig,
  baseUrl,
  i18n: {currentLocale},
}: LoadContext): Plugin<void> {
  const site = siteConfig.url + baseUrl;
  return {
    name: 'open-search',
    async postBuild({outDir}) {
      const labelOf = await readLabels(siteDir, currentLocale);
      await writeFile(
        path.join(outDir, FILE),
        describeSearch({
          name: BRAND.siteName,
          description: labelOf('openSearch.description'),
          language: currentLocale,
          own: `${site}${FILE}`,
          search: `${site}search`,
          icon: `${site}img/favicon.svg`,
        }),
      );
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: BRAND.siteName,
            href: `${baseUrl}${FILE}`,
          },
        },
      ],
    }),
  };
}
