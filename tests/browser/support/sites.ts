import {SITES} from '../../../scripts/testSites.mjs';

const subPathSite = SITES[1];

/** Base address of the build below a path, with every optional part configured. */
export const SUB_PATH = subPathSite.baseUrl;
export const SUB_PATH_ORIGIN = `http://127.0.0.1:${subPathSite.port}`;
export const SUB_PATH_URL = `${SUB_PATH_ORIGIN}${SUB_PATH}`;

export interface PageType {
  readonly name: string;
  /** Without base address and language. */
  readonly path: string;
}

/** One page of every kind that the portal has. */
export const PAGE_TYPES: readonly PageType[] = [
  {name: 'home', path: '/'},
  {name: 'ecosystem', path: '/ecosystem'},
  {name: 'a tool', path: '/tools/yoga'},
  {name: 'the tool with the longest README', path: '/tools/hive'},
  {name: 'comparison', path: '/compare?tools=yoga,mesh'},
  {name: 'solutions', path: '/solutions'},
  {name: 'a solution', path: '/solutions/secure-an-api'},
  {name: 'a Markdown page', path: '/services'},
  {name: 'documentation start', path: '/docs'},
  {name: 'a guide with tabs and code', path: '/docs/yoga/quick-start'},
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
  {name: '500', path: '/500'},
];

/** Address of a page type in a language, for a site at the root. */
export function localised(path: string, locale: 'en-US' | 'fr' | 'ar' | 'ja'): string {
  return locale === 'en-US' ? path : `/${locale}${path}`;
}
