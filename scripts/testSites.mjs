import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Added to each port, so that two copies of the project can be tested at the same time. */
const OFFSET = Number(process.env.TEST_PORT_OFFSET ?? 0);

/** Port of the local server that takes sign-ups for the newsletter. Not 4190: browsers refuse it, as that of a mail filter. */
export const NEWSLETTER_PORT = 4194 + OFFSET;
/** Port of the local server that takes votes on pages. */
export const FEEDBACK_PORT = 4192 + OFFSET;
/** Port of the local server that speaks the protocol of the comment widget. */
export const GISCUS_PORT = 4191 + OFFSET;

/** Port of the local server that speaks the protocol of the hosted search. */
export const HOSTED_SEARCH_PORT = 4193 + OFFSET;

/** No comments, whatever the shell says. */
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
      // Settings alone: which engine answers is said by `src/family/data/search.yml`.
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_SEARCH_API_KEY: 'search-only',
      ALGOLIA_INDEX_NAME: 'portal',
      ALGOLIA_INSIGHTS: '1',
      ALGOLIA_HOSTS: `http://127.0.0.1:${HOSTED_SEARCH_PORT}`,
    },
  },
];

/** The finished build that the tests of `tests/published` try: the one that `npm test -- --site FOLDER` names, else the second of them. */
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

/** The first of them in one language, on Docusaurus as it comes: the browser tests that are marked `@smoke` look at it. */
export const PLAIN_SITE = {
  ...SITES[0],
  folder: 'build-plain',
  locales: ['en-US'],
  env: {...SITES[0].env, UPSTREAM: 'plain'},
};

/** A copy of the portal in which two versions of the documentation were cut; `tests/build/versions.family.test.ts` builds it. */
export const VERSIONS_SITE = {folder: 'build-versions', baseUrl: '/', port: 4102 + OFFSET};

/** All code of the portal with a few pages in two languages (`tests/site`), which shows how its parts are joined. */
export const SMALL_SITE = {
  folder: '.docusaurus/small-site',
  baseUrl: '/small/',
  locales: ['en-US', 'ar'],
  env: {...SITES[0].env, SITE_URL: 'https://small.example', BASE_URL: '/small/'},
};

/** A copy of the portal that another family has adopted, below a path; `tests/browser/adopted.family.spec.ts` makes it. */
export const ADOPTED_SITE = {
  baseUrl: '/handbook/',
  port: 4103 + OFFSET,
  env: {...SITES[0].env, SITE_URL: 'https://workshop.example', BASE_URL: '/handbook/'},
};
