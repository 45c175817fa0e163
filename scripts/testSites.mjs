import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Added to each port, so that two copies of the project can be tested at the same time. */
const OFFSET = Number(process.env.TEST_PORT_OFFSET ?? 0);

/** Port of the local server for newsletter sign-ups. Not 4190: browsers block it as a mail filter port. */
export const NEWSLETTER_PORT = 4194 + OFFSET;
/** Port of the local server for votes on pages. */
export const FEEDBACK_PORT = 4192 + OFFSET;
/** Port of the local server with the protocol of the comment widget. */
export const GISCUS_PORT = 4191 + OFFSET;

/** Port of the local server with the protocol of the hosted search. */
export const HOSTED_SEARCH_PORT = 4193 + OFFSET;

/** No comments, whatever the shell's environment contains. */
const NO_COMMENTS = {
  GISCUS_REPO: '',
  GISCUS_REPO_ID: '',
  GISCUS_CATEGORY: '',
  GISCUS_CATEGORY_ID: '',
  GISCUS_HOST: '',
  GISCUS_CONSENT: '',
};

/** No hosted search. */
const NO_HOSTED_SEARCH = {
  ALGOLIA_APP_ID: '',
  ALGOLIA_SEARCH_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  ALGOLIA_INSIGHTS: '',
  ALGOLIA_HOSTS: '',
};

/**
 * The production builds that the tests look at: all languages at the root, and one below a path with every optional part
 * configured, and with the pages of `tests/pages`. Ports are fixed, because they are part of the second build.
 */
export const SITES = [
  {
    folder: 'build',
    baseUrl: '/',
    port: 4100 + OFFSET,
    locales: [],
    env: {
      SITE_URL: 'https://selection-set.example',
      BASE_URL: '/',
      UPSTREAM: 'full',
      FIRST_LOAD: 'light',
      NEWSLETTER_ACTION: '',
      FEEDBACK: 'issues',
      TEST_PAGES: '',
      ...NO_COMMENTS,
      ...NO_HOSTED_SEARCH,
    },
  },
  {
    folder: 'build-sub-path',
    baseUrl: '/some/sub-path/',
    port: 4101 + OFFSET,
    locales: ['en-US'],
    env: {
      SITE_URL: 'https://selection-set.example',
      BASE_URL: '/some/sub-path/',
      UPSTREAM: 'full',
      FIRST_LOAD: 'plain',
      FEEDBACK: `http://127.0.0.1:${FEEDBACK_PORT}/votes`,
      NEWSLETTER_ACTION: `http://127.0.0.1:${NEWSLETTER_PORT}/subscribe`,
      TEST_PAGES: '1',
      GISCUS_REPO: 'selection-set/portal',
      GISCUS_REPO_ID: 'R_test',
      GISCUS_CATEGORY: 'Comments',
      GISCUS_CATEGORY_ID: 'DIC_test',
      GISCUS_HOST: `http://127.0.0.1:${GISCUS_PORT}`,
      GISCUS_CONSENT: '',
      // Only settings: `src/family/data/search.yml` selects the engine.
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_SEARCH_API_KEY: 'search-only',
      ALGOLIA_INDEX_NAME: 'portal',
      ALGOLIA_INSIGHTS: '1',
      ALGOLIA_HOSTS: `http://127.0.0.1:${HOSTED_SEARCH_PORT}`,
    },
  },
];

/** The finished build for the tests of `tests/published`: that of `npm test -- --site FOLDER`, else the second of them. */
export const PUBLISHED_SITE =
  process.env.PUBLISHED_SITE === undefined
    ? {...SITES[1], url: SITES[1].env.SITE_URL + SITES[1].baseUrl}
    : readPublishedSite(process.env.PUBLISHED_SITE);

/** A build names its address on its start page. */
function readPublishedSite(folder) {
  const home = path.join(folder, 'index.html');
  const [, url] =
    /<link[^>]*\brel="?canonical"?[^>]*\bhref="?([^\s">]+)/u.exec(readFileSync(home, 'utf8')) ?? [];
  if (url === undefined) {
    throw new Error(
      `${home} names no canonical address. Build the portal, or unpack its artifact there.`,
    );
  }
  return {folder, url, baseUrl: new URL(url).pathname, port: SITES[1].port};
}

/** The first of them in one language, on unmodified Docusaurus, for the browser tests marked `@smoke`. */
export const PLAIN_SITE = {
  ...SITES[0],
  folder: 'build-plain',
  locales: ['en-US'],
  env: {...SITES[0].env, UPSTREAM: 'plain'},
};

/** A copy of the portal with two versions of the documentation; `tests/build/versions.family.test.ts` builds it. */
export const VERSIONS_SITE = {folder: 'build-versions', baseUrl: '/', port: 4102 + OFFSET};

/** All code of the portal with a few pages in two languages (`tests/site`), which shows how its parts are connected. */
export const SMALL_SITE = {
  folder: '.docusaurus/small-site',
  baseUrl: '/small/',
  locales: ['en-US', 'ar'],
  env: {...SITES[0].env, SITE_URL: 'https://small.example', BASE_URL: '/small/'},
};

/** A copy of the portal adopted by another family, below a path; `tests/browser/adopted.family.spec.ts` makes it. */
export const ADOPTED_SITE = {
  baseUrl: '/handbook/',
  port: 4103 + OFFSET,
  env: {...SITES[0].env, SITE_URL: 'https://workshop.example', BASE_URL: '/handbook/'},
};
