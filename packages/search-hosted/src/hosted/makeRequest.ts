import {HOSTED_HITS} from '../limits';
import type {SearchOptions} from '@selection-set/search/engine';
import {
  type FacetFilters,
  HIGHLIGHT,
  type HostedPlace,
  type HostedRequest,
  type HostedSettings,
} from './toSearchHit';

const FIELDS = [
  'anchor',
  'content',
  'domain',
  'entry',
  'hierarchy',
  'kind',
  'source',
  'title',
  'toc',
  'tool',
  'type',
  'url',
] as const;

/** Facets that the portal narrows by; an index without one of them finds nothing where it is asked for. */
export const FACETS = ['language', 'version', 'tool', 'kind', 'entry'] as const;

/** Words around a match. */
const SNIPPET_WORDS = 24;

/**
 * The query to an index of records (API-1, SEA-2): of the language and version that are read, and with the reader's filters.
 *
 * @param isMeasured whether the provider may count it and give an id for reports (API-2).
 */
export function makeRequest(
  query: string,
  options: SearchOptions,
  {
    settings,
    place,
    isMeasured,
  }: {settings: HostedSettings; place: HostedPlace; isMeasured: boolean},
): HostedRequest {
  const {facetFilters: own = [], ...parameters} = settings.searchParameters;
  const {pages = 10, sections = 5} = options;
  return {
    indexName: settings.indexName,
    query,
    params: {
      hitsPerPage: Math.min(
        HOSTED_HITS.most,
        Math.max(HOSTED_HITS.usual, pages * Math.min(sections, 3)),
      ),
      attributesToRetrieve: FIELDS,
      attributesToHighlight: [],
      attributesToSnippet: [`content:${String(SNIPPET_WORDS)}`],
      snippetEllipsisText: '…',
      analytics: isMeasured,
      clickAnalytics: isMeasured,
      ...parameters,
      // Whatever the parameters say: answers are read with these.
      highlightPreTag: HIGHLIGHT.pre,
      highlightPostTag: HIGHLIGHT.post,
      facetFilters: listFilters(options, settings, place, own),
    },
  };
}

/** The same search without records, to learn which facets an index has. */
export function makeProbe({indexName}: HostedSettings): HostedRequest {
  return {
    indexName,
    query: '',
    params: {hitsPerPage: 0, facets: FACETS, analytics: false, clickAnalytics: false},
  };
}

/** Headings of one page, in their order; an index that cannot be asked so answers with none. */
export function makeHeadingsRequest(url: string, {indexName}: HostedSettings): HostedRequest {
  return {
    indexName,
    query: '',
    params: {
      hitsPerPage: HOSTED_HITS.most,
      distinct: false,
      attributesToRetrieve: FIELDS.filter((field) => field !== 'content'),
      facetFilters: [`url_without_anchor:${url.replace(/#.*$/u, '')}`],
      analytics: false,
      clickAnalytics: false,
    },
  };
}

/** Names of the facets by which a search is narrowed. */
export function listFacets(
  {facets = [], kinds}: SearchOptions,
  {contextualSearch}: HostedSettings,
) {
  const wanted = new Set(facets.flat().map((facet) => facet.slice(0, facet.indexOf(':'))));
  return FACETS.filter(
    (name) =>
      wanted.has(name) ||
      (contextualSearch && (name === 'language' || name === 'version')) ||
      (kinds !== undefined && name === 'entry'),
  );
}

function listFilters(
  {facets = [], kinds}: SearchOptions,
  {contextualSearch}: HostedSettings,
  {locale, version}: HostedPlace,
  own: FacetFilters,
): FacetFilters {
  return [
    // Docusaurus tags pages outside of the documentation so, and gives them no version.
    ...(contextualSearch
      ? [`language:${locale}`, [`version:${version}`, 'docusaurus_tag:default']]
      : []),
    ...facets,
    ...(kinds === undefined ? [] : [kinds.map((kind) => `entry:${kind}`)]),
    ...own,
  ];
}
