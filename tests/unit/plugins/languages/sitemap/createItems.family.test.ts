import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {createSite, removeSite} from '../../../../support/content';
import {createItems} from '../../../../../plugins/languages/sitemap';

const ORIGIN = 'https://site.example';
const BASE = {'en-US': '/', fr: '/fr/'};
type Locale = keyof typeof BASE;

const ROOT = path.join(__dirname, '../../../../..');

function context(currentLocale: Locale, siteDir: string): LoadContext {
  const place = (htmlLang: Locale): object => ({htmlLang, url: ORIGIN, baseUrl: BASE[htmlLang]});
  return {
    siteDir,
    baseUrl: BASE[currentLocale],
    i18n: {
      currentLocale,
      defaultLocale: 'en-US',
      locales: ['en-US', 'fr'],
      localeConfigs: {'en-US': place('en-US'), fr: place('fr')},
    },
  } as unknown as LoadContext;
}

/** The sitemap of a few pages, and of documents that are there in all languages. */
async function sitemapOf(
  locale: Locale,
  siteDir = ROOT,
  documents: readonly string[] = [],
): Promise<readonly object[]> {
  const base = BASE[locale];
  const routes: RouteConfig[] = [
    {path: base, component: 'home', exact: true},
    {
      path: `${base}about`,
      component: 'page',
      exact: true,
      metadata: {sourceFilePath: 'src/pages/about.mdx'},
    },
    // No file of this name exists in any language but the first.
    {
      path: `${base}docs/`,
      component: 'doc',
      exact: true,
      metadata: {sourceFilePath: 'tests/pages/image.mdx'},
    },
    ...documents.map((name) => ({path: `${base}docs/${name}`, component: 'doc', exact: true})),
  ];
  type Params = Parameters<ReturnType<typeof createItems>>[0];
  return createItems(context(locale, siteDir))({
    routes,
    siteConfig: {url: ORIGIN, baseUrl: base},
    defaultCreateSitemapItems: () =>
      Promise.resolve(
        routes.map((route) => ({url: ORIGIN + route.path.replace(/(?<=\w\w\w)\/$/u, '')})),
      ),
  } as unknown as Params);
}

function link(lang: string, address: string): object {
  return {lang, url: ORIGIN + address};
}

describe('the sitemap (B5, I6)', () => {
  test('has every page in the language of the originals, each with the languages it exists in', async () => {
    expect(await sitemapOf('en-US')).toEqual([
      {
        url: `${ORIGIN}/`,
        links: [link('en-US', '/'), link('fr', '/fr/'), link('x-default', '/')],
      },
      {
        url: `${ORIGIN}/about`,
        links: [link('en-US', '/about'), link('fr', '/fr/about'), link('x-default', '/about')],
      },
      {url: `${ORIGIN}/docs`, links: [link('en-US', '/docs'), link('x-default', '/docs')]},
    ]);
  });

  test('has only what is translated in another language', async () => {
    expect((await sitemapOf('fr')).map((item) => 'url' in item && item.url)).toEqual([
      `${ORIGIN}/fr/`,
      `${ORIGIN}/fr/about`,
    ]);
  });

  test('has the latest version of the documentation alone (V4)', async () => {
    const siteDir = createSite({'versions.json': '["2.0", "1.0"]'});
    const documents = ['yoga', '1.0/yoga', 'next/yoga', 'nextdoor', '1.01'];
    const items = await sitemapOf('en-US', siteDir, documents);
    removeSite(siteDir);
    expect(items.flatMap((item) => ('url' in item ? item.url : [])).slice(-3)).toEqual(
      ['yoga', 'nextdoor', '1.01'].map((name) => `${ORIGIN}/docs/${name}`),
    );
  });
});
