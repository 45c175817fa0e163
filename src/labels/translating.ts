import {translate} from '@docusaurus/Translate';

/** Link that starts the translation of the page it is on. */
export const translateLabel = translate({
  id: 'translating.start',
  message: 'Translate this page',
  description:
    'Link on a page that is not translated; leads to the repository, where a translation is started',
});
