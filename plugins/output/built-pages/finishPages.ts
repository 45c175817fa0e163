import type {LoadContext, Props} from '@docusaurus/types';
import {BRAND} from '../../../src/data/brand';
import {withoutIconStyle} from '../../../src/lib/config/withoutInlineStyles';
import {withoutBase} from '@selection-set/site-paths';
import {type BuiltPages, pageFile} from '@selection-set/plugin-kit';
import {composePageData, type SiteFacts} from '../structured-data/composePageData';
import {insertData} from '../structured-data/insertData';
import {readPageFacts} from '../structured-data/readPageFacts';
import {escapeStrayMarks} from './escapeStrayMarks';

/** Gives each page of one built language its structured data, and valid marks. */
export function finishPages(
  context: LoadContext,
  {routesPaths}: Pick<Props, 'routesPaths'>,
  pages: BuiltPages,
): void {
  const site = describeSite(context);
  for (const route of new Set(routesPaths.map((one) => withoutBase(one, context.baseUrl)))) {
    rewrite(pages, pageFile(route), (html) => finish(route, html, site));
  }
  // No route leads there.
  rewrite(pages, '404.html', withoutIconStyle);
}

/** Routes of redirects and files have no page. */
function rewrite(pages: BuiltPages, file: string, change: (html: string) => string): void {
  const html = pages.read(file);
  if (html !== undefined) {
    pages.write(file, change(html));
  }
}

function finish(route: string, html: string, site: SiteFacts): string {
  const facts = readPageFacts(html);
  const data = facts && composePageData(route, facts, site);
  return withoutIconStyle(escapeStrayMarks(data === undefined ? html : insertData(html, data)));
}

function describeSite({siteConfig, i18n, baseUrl}: LoadContext): SiteFacts {
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  return {
    name: BRAND.siteName,
    titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    home: siteConfig.url + baseUrl,
    root: siteConfig.url + (localeConfigs[defaultLocale]?.baseUrl ?? baseUrl),
    language: localeConfigs[currentLocale]?.htmlLang ?? currentLocale,
    elsewhere: BRAND.social.map(({href}) => href),
  };
}
