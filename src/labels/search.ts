import {translate} from '@docusaurus/Translate';
import type {SearchErrorCode, SearchNotice} from '@selection-set/search/client';
import type {ResultKind} from '@site/src/lib/search/view/filters';

/** Names of filters and of groups without a tool. */
export const resultKindLabels: Readonly<Record<ResultKind, string>> = {
  doc: translate({
    id: 'search.kind.doc',
    message: 'Documentation',
    description: 'Kind of search results',
  }),
  post: translate({
    id: 'search.kind.post',
    message: 'Blog posts',
    description: 'Kind of search results',
  }),
  tool: translate({
    id: 'search.kind.tool',
    message: 'Tool pages',
    description: 'Kind of search results: the pages that introduce one tool each',
  }),
  page: translate({
    id: 'search.kind.page',
    message: 'Other pages',
    description: 'Kind of search results',
  }),
  symbol: translate({
    id: 'search.kind.symbol',
    message: 'Code names',
    description: 'Kind of search results: functions, types and directives',
  }),
  option: translate({
    id: 'search.kind.option',
    message: 'Options',
    description: 'Kind of search results: settings and command line flags',
  }),
  error: translate({
    id: 'search.kind.error',
    message: 'Errors',
    description: 'Kind of search results: error messages',
  }),
};

/** What Enter opens, by kind of the active result (SRM-6). */
export const enterHints: Readonly<Record<ResultKind | 'section', string>> = {
  doc: translate({
    id: 'search.enter.doc',
    message: 'opens the page',
    description: 'Follows the key Enter under a search result',
  }),
  post: translate({
    id: 'search.enter.post',
    message: 'opens the post',
    description: 'Follows the key Enter under a search result',
  }),
  tool: translate({
    id: 'search.enter.tool',
    message: 'opens the tool’s page',
    description: 'Follows the key Enter under a search result',
  }),
  page: translate({
    id: 'search.enter.page',
    message: 'opens the page',
    description: 'Follows the key Enter under a search result',
  }),
  section: translate({
    id: 'search.enter.section',
    message: 'opens the section',
    description: 'Follows the key Enter under a search result',
  }),
  symbol: translate({
    id: 'search.enter.symbol',
    message: 'opens where it is explained',
    description: 'Follows the key Enter under a search result that is a name from code',
  }),
  option: translate({
    id: 'search.enter.option',
    message: 'opens the option',
    description: 'Follows the key Enter under a search result',
  }),
  error: translate({
    id: 'search.enter.error',
    message: 'opens the error',
    description: 'Follows the key Enter under a search result',
  }),
};

/** Why there are no results, and what helps (ERR-12). */
export const searchFailures: Readonly<Record<SearchErrorCode, string>> = {
  network: translate({
    id: 'search.failed.network',
    message:
      'The search could not be loaded. Check the connection, or whether something blocks it, and try again.',
    description: 'When files of the search did not arrive',
  }),
  damaged: translate({
    id: 'search.failed.damaged',
    message: 'The search arrived incomplete. Try again.',
    description: 'When files of the search are cut off or not what they should be',
  }),
  outdated: translate({
    id: 'search.failed.outdated',
    message: 'The portal has changed since you opened it. Reload the page to search.',
    description: 'When the page is older than the search it loads',
  }),
  engine: translate({
    id: 'search.failed.engine',
    message: 'The search has stopped with an error. Try again; if the error persists, report it.',
    description: 'When the search itself is broken',
  }),
};

/** Messages when the site's own index answers instead of the hosted one (ERR-12). */
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
