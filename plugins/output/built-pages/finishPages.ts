import {writeFile} from 'node:fs/promises';
import type {LoadContext} from '@docusaurus/types';
import pLimit from 'p-limit';
import {BRAND} from '../../../src/data/brand';
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
  const paths = new Set(build.routesPaths.map((route) => withoutBase(route, context.baseUrl)));
  await Promise.all(
    [...paths].map((path) =>
      limit(async () => {
        const file = htmlFile(build.outDir, path);
        // Routes of redirects and files have no page.
        const html = await readIfThere(file);
        if (html !== undefined) {
          await writeFile(file, finish(path, html, site));
        }
      }),
    ),
  );
}

function finish(path: string, html: string, site: SiteFacts): string {
  const facts = readPageFacts(html);
  const data = facts && composePageData(path, facts, site);
  return escapeStrayMarks(data === undefined ? html : insertData(html, data));
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
