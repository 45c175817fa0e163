/**
 * The production builds that the tests look at: all languages at the root, and one below a path with every optional part
 * configured. Ports are fixed, because the newsletter's address is part of the second build.
 */
export const NEWSLETTER_PORT = 4190;

export const SITES = [
  {
    folder: 'build',
    baseUrl: '/',
    port: 4100,
    locales: [],
    env: {SITE_URL: 'https://selection-set.example', BASE_URL: '/', NEWSLETTER_ACTION: ''},
  },
  {
    folder: 'build-sub-path',
    baseUrl: '/some/sub-path/',
    port: 4101,
    locales: ['en-US'],
    env: {
      SITE_URL: 'https://selection-set.example',
      BASE_URL: '/some/sub-path/',
      NEWSLETTER_ACTION: `http://127.0.0.1:${NEWSLETTER_PORT}/subscribe`,
    },
  },
];
