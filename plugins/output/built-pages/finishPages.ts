import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import pLimit from 'p-limit';
import {BRAND} from '../../../src/data/brand';
import {withoutIconStyle} from '../../../src/lib/config/withoutInlineStyles';
import {withoutBase} from '@selection-set/site-paths';
import type {Build} from '../markdown-twins/readRoutes';
import {htmlFile} from '../markdown-twins/writeTwins';
import {readIfThere} from '@selection-set/plugin-kit';
import {composePageData, type SiteFacts} from '../structured-data/composePageData';
import {insertData} from '../structured-data/insertData';
import {readPageFacts} from '../structured-data/readPageFacts';
import {escapeStrayMarks} from './escapeStrayMarks';

/** Files that are open at the same time. */
const CONCURRENCY = 8;

/** Gives each page of one built language its structured data, and valid marks (issue 8, section 5). */
export async function finishPages(context: LoadContext, build: Build): Promise<void> {
  const site = describeSite(context);
  const limit = pLimit(CONCURRENCY);
  const notFound = path.join(build.outDir, '404.html');
  const paths = new Set(build.routesPaths.map((route) => withoutBase(route, context.baseUrl)));
  await Promise.all([
    // No route leads there.
    rewrite(notFound, withoutIconStyle),
    ...[...paths].map((route) =>
      limit(() => rewrite(htmlFile(build.outDir, route), (html) => finish(route, html, site))),
    ),
  ]);
}

/** Routes of redirects and files have no page. */
async function rewrite(file: string, change: (html: string) => string): Promise<void> {
  const html = await readIfThere(file);
  if (html !== undefined) {
    await writeFile(file, change(html));
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
