/**
 * Configuration of the Algolia Crawler, to be pasted into its editor: the other way to fill the index, for portals that cannot run
 * `npm run search:push`. Replace the four names in capitals. It writes the same records with the same facets; the index settings are in
 * `commands.ts`.
 */
// oxlint-disable-next-line no-new
new Crawler({
  appId: 'APP_ID',
  apiKey: 'CRAWLER_API_KEY',
  rateLimit: 8,
  maxDepth: 10,
  startUrls: ['https://SITE_ADDRESS/'],
  sitemaps: ['https://SITE_ADDRESS/sitemap.xml'],
  ignoreCanonicalTo: false,
  ignoreNoIndex: false,
  discoveryPatterns: ['https://SITE_ADDRESS/**'],
  exclusionPatterns: ['**/search', '**/blog/tags/**', '**/blog/page/**', '**/blog/authors/**'],
  schedule: 'every day at 3:00 am',
  actions: [
    {
      indexName: 'INDEX_NAME',
      pathsToMatch: ['https://SITE_ADDRESS/**'],
      recordExtractor: ({$, url, helpers}) => {
        $('nav, footer, .hash-link, [data-search="off"]').remove();
        const readMeta = (name) => $(`meta[name="${name}"]`).attr('content');
        const language = readMeta('docsearch:language') ?? $('html').attr('lang') ?? '';
        const version = readMeta('docsearch:version');
        const tag = readMeta('docsearch:docusaurus_tag') ?? 'default';
        const [folder, name] = url.pathname
          .replace(new RegExp(`^/${language}/`, 'u'), '/')
          .split('/')
          .slice(1);
        const kind = {docs: 'doc', blog: 'post', tools: 'tool'}[folder] ?? 'page';
        return helpers
          .docsearch({
            recordProps: {
              lvl0: {selectors: '', defaultValue: readMeta('og:site_name') ?? 'Documentation'},
              lvl1: ['main h1', 'h1', 'head > title'],
              lvl2: 'main h2',
              lvl3: 'main h3',
              lvl4: 'main h4',
              lvl5: 'main h5, main td:first-child',
              lvl6: 'main h6',
              content: 'main p, main li, main td:last-child',
            },
            indexHeadings: true,
            aggregateContent: true,
            recordVersion: 'v3',
          })
          .map((record) => ({
            ...record,
            language,
            // Pages outside the documentation are in all versions; the tag "default" finds them.
            ...(version === undefined ? {} : {version: version.split(',')}),
            docusaurus_tag: tag,
            kind,
            tool: ['docs', 'tools'].includes(folder) && name !== undefined ? [name] : [],
            entry: 'section',
          }));
      },
    },
  ],
});
