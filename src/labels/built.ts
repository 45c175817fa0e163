import {translate} from '@docusaurus/Translate';

/** What a browser calls the portal's search; `plugins/output/open-search` reads it from the catalogue of the language that is built. */
export const openSearchLabels = {
  description: translate({
    id: 'openSearch.description',
    message: 'Search the documentation of {count} {subject} tools',
    description:
      'Description of the search in a browser’s list of search engines; {count} is a number, {subject} a proper name',
  }),
} as const;

/** Words that only social cards show; `plugins/brand/social-cards` reads them from the catalogues. */
export const socialCardLabels = {
  guide: translate({
    id: 'socialCard.guide',
    message: 'Guide',
    description: 'What kind of page it is, after the name of the tool on a picture',
  }),
} as const;
