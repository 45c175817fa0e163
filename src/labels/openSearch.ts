import {translate} from '@docusaurus/Translate';

/** What a browser calls the portal's search; `plugins/output/open-search` reads it from the catalogue of the language that is built. */
export const openSearchLabels = {
  description: translate({
    id: 'openSearch.description',
    message: 'Search the documentation of twenty GraphQL tools',
    description: 'Description of the search in a browser’s list of search engines',
  }),
} as const;
