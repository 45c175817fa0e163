import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {PLAIN_SITE, SITES} from '../../../scripts/testSites.mjs';
import {LANGUAGES} from '../../../src/family/data/languages';
import {TOOLS} from '../../../src/family/data/tools';
import {toolSlug} from '../../../src/lib/catalogue/toolAddress';

const [site, subPathSite] = SITES;

/** Base address of the build below a path, with every optional part configured. */
export const SUB_PATH = subPathSite.baseUrl;
export const SUB_PATH_ORIGIN = `http://127.0.0.1:${subPathSite.port}`;
export const SUB_PATH_URL = `${SUB_PATH_ORIGIN}${SUB_PATH}`;

export interface PageType {
  readonly name: string;
  /** Without base address and language. */
  readonly path: string;
}

const slugs: readonly string[] = TOOLS.map(({key}) => toolSlug(key));
/** The tool whose pages are the example where one is as good as another. */
export const TOOL = slugs.find((slug) => slug === 'yoga') ?? slugs[0] ?? '';
export const QUICK_START = `/docs/${TOOL}/quick-start`;

/** A page of every kind that a portal can have. */
export const ALL_PAGE_TYPES: readonly PageType[] = [
  {name: 'home', path: '/'},
  {name: 'ecosystem', path: '/ecosystem'},
  {name: 'a tool', path: `/tools/${TOOL}`},
  {name: 'the tool with the longest README', path: '/tools/hive'},
  {name: 'comparison', path: '/compare?tools=yoga,mesh'},
  {name: 'solutions', path: '/solutions'},
  {name: 'a solution', path: '/solutions/secure-an-api'},
  {name: 'a Markdown page', path: '/services'},
  {name: 'documentation start', path: '/docs'},
  {name: 'a guide with tabs and code', path: QUICK_START},
  {name: 'a document with a table', path: '/docs/translating'},
  {name: 'blog list', path: '/blog'},
  {name: 'a post', path: '/blog/n-plus-one-in-graphql'},
  {name: 'blog tags', path: '/blog/tags'},
  {name: 'posts with a tag', path: '/blog/tags/testing'},
  {name: 'blog authors', path: '/blog/authors'},
  {name: 'press kit', path: '/logos'},
  {name: 'the translations into a language', path: '/translations/ja'},
  {name: 'search', path: '/search'},
  {name: 'the error desk', path: '/errors'},
  {name: 'the list of benches', path: '/play'},
  {name: 'the schema desk', path: '/play/schema'},
  {name: 'the codegen studio', path: '/play/codegen'},
  {name: 'the supergraph lab', path: '/play/federation'},
  {name: '404', path: '/no/such-page'},
  {name: '404 with similar pages', path: `/docs/${TOOL}/quick-strt`},
  {name: '500', path: '/500'},
];

/** The build at the root of the origin that the tests look at. */
const FOLDER = process.env.UPSTREAM === 'plain' ? PLAIN_SITE.folder : site.folder;

/** Whether the build has the page of an address. */
function isBuilt(address: string): boolean {
  const [page = ''] = address.split('?');
  const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
  return existsSync(path.join(__dirname, '../../..', FOLDER, file));
}

/** Those that this portal has. */
export const PAGE_TYPES = ALL_PAGE_TYPES.filter(
  ({name, path: address}) => name.startsWith('404') || isBuilt(address),
);

type Locale = 'ar' | 'en-US' | 'fr' | 'ja';

/** Those that are in a language of the portal. */
export function inLanguages<View extends {readonly locale: Locale}>(
  views: readonly View[],
): readonly View[] {
  const locales: readonly string[] = LANGUAGES.locales;
  return views.filter(({locale}) => locales.includes(locale));
}

/** Address of a page type in a language, for a site at the root. */
export function localised(address: string, locale: Locale): string {
  return locale === 'en-US' ? address : `/${locale}${address}`;
}
