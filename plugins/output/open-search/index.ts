import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readLabels} from '@selection-set/plugin-kit';
import {toXml} from 'xast-util-to-xml';
import {x} from 'xastscript';
import {BRAND} from '../../../src/family/data/brand';
import {SUBJECT} from '../../../src/family/data/family';
import {TOOLS} from '../../../src/family/data/tools';

export interface DescribedSearch {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  /** Absolute addresses: of the description, of the search page, and of a picture. */
  readonly own: string;
  readonly search: string;
  readonly icon: string;
}

/** Longest name in the format, in characters. */
const NAME_LIMIT = 16;

/**
 * An OpenSearch 1.1 description.
 *
 * @throws Error for a name that browsers would refuse.
 */
export function describeSearch(search: DescribedSearch): string {
  if (search.name.length > NAME_LIMIT) {
    throw new Error(
      `The name "${search.name}" in src/family/data/brand.ts has ${search.name.length} characters; OpenSearch allows ${NAME_LIMIT}. Give plugins/output/open-search a shorter one.`,
    );
  }
  const root = x(
    'OpenSearchDescription',
    {xmlns: 'http://a9.com/-/spec/opensearch/1.1/'},
    x('ShortName', search.name),
    x('Description', search.description),
    x('Language', search.language),
    x('InputEncoding', 'UTF-8'),
    x('Image', {type: 'image/svg+xml', width: '16', height: '16'}, search.icon),
    x('Url', {type: 'text/html', method: 'get', template: `${search.search}?q={searchTerms}`}),
    x('Url', {type: 'application/opensearchdescription+xml', rel: 'self', template: search.own}),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root)}\n`;
}

const FILE = 'opensearch.xml';

/** Lets browsers search the portal from their address bar: a description per language, linked in the head of each page (S13). */
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
          description: labelOf('openSearch.description')
            .replace('{count}', String(TOOLS.length))
            .replace('{subject}', SUBJECT),
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
