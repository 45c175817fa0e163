import {translate} from '@docusaurus/Translate';
import type {SearchNotice} from '@selection-set/search/client';

/** What a reader is told when the site's own index answers in place of the hosted one (ERR-12). */
export const searchNotices: Readonly<Record<SearchNotice, string>> = {
  slow: translate({
    id: 'search.notice.slow',
    message: 'The search service is slow. These results come from this site’s own index.',
    description: 'Search: the hosted search did not answer in time',
  }),
  unreachable: translate({
    id: 'search.notice.unreachable',
    message: 'The search service cannot be reached. These results come from this site’s own index.',
    description: 'Search: the hosted search was not reached, is broken or blocked',
  }),
  limited: translate({
    id: 'search.notice.limited',
    message:
      'The search service has too many requests. These results come from this site’s own index.',
    description: 'Search: the hosted search refuses because of too many requests',
  }),
  refused: translate({
    id: 'search.notice.refused',
    message:
      'The search service is not set up correctly. These results come from this site’s own index.',
    description: 'Search: the hosted search refuses because of wrong settings',
  }),
  damaged: translate({
    id: 'search.notice.damaged',
    message:
      'The search service gave an unreadable answer. These results come from this site’s own index.',
    description: 'Search: the answer of the hosted search cannot be read',
  }),
  facets: translate({
    id: 'search.notice.facets',
    message:
      'The search service cannot filter as asked. These results come from this site’s own index.',
    description: 'Search: the hosted index lacks a facet or a language',
  }),
};
