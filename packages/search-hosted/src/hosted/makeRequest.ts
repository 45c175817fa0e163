import {isRecord} from '@selection-set/plugin-kit/unknown';
import type {SearchOptions} from '@selection-set/search/engine';
import {HOSTED_HITS} from '../limits';
import {HostedFailure, textOf} from './HostedFailure';
import {
  HIGHLIGHT,
  toSearchHit,
  type FacetFilters,
  type FacetHit,
  type HostedPlace,
  type HostedRequest,
  type HostedSettings,
  type SearchHit,
  type SearchResults,
} from './toSearchHit';

/**
 * The answers to a list of queries, in their order. Single records of another shape are left out.
 *
 * @param count of queries.
 * @throws HostedFailure for an answer of another shape.
 */
export function readResults(answer: unknown, count: number): readonly SearchResults[] {
  const results: readonly unknown[] =
    isRecord(answer) && Array.isArray(answer.results) ? answer.results : [];
  if (results.length !== count) {
    throw new HostedFailure(
      'damaged',
      `The answer has ${String(results.length)} results to ${String(count)} queries.`,
    );
  }
  return results.map(readResult);
}

function readResult(result: unknown): SearchResults {
  if (!isRecord(result) || !Array.isArray(result.hits)) {
    throw new HostedFailure('damaged', 'A result has no hits.');
  }
  const given: readonly unknown[] = result.hits;
  const hits = given.flatMap((record, rank) => {
    const hit = toSearchHit(record);
    return hit === undefined ? [] : [{...hit, rank}];
  });
  if (given.length > 0 && hits.length === 0) {
    throw new HostedFailure(
      'damaged',
      'No record has objectID, url and a title or a hierarchy; this is no DocSearch index.',
    );
  }
  const [queryID, index] = [textOf(result.queryID), textOf(result.index)];
  return {
    hits,
    nbHits: numberOf(result.nbHits, hits.length),
    hitsPerPage: numberOf(result.hitsPerPage, given.length),
    page: numberOf(result.page, 0),
    ...(queryID === '' ? {} : {queryID}),
    ...(index === '' ? {} : {index}),
    facets: readFacets(result.facets),
  };
}

/** @throws HostedFailure for an answer of another shape. */
export function readFacetHits(answer: unknown): readonly FacetHit[] {
  const results: readonly unknown[] =
    isRecord(answer) && Array.isArray(answer.results) ? answer.results : [];
  const [result] = results;
  if (!isRecord(result) || !Array.isArray(result.facetHits)) {
    throw new HostedFailure('damaged', 'The answer has no values of a facet.');
  }
  const hits: readonly unknown[] = result.facetHits;
  return hits.filter(isRecord).map(({value, count, highlighted}) => ({
    value: textOf(value),
    count: numberOf(count, 0),
    highlighted: textOf(highlighted),
  }));
}

export type PositionedHit = SearchHit & {
  readonly position: number;
  readonly queryID?: string;
};

/** Hits with their position in the whole answer, from 1 (HIT-2), and the id of their query if it has one (HIT-3). */
export function addPositions({
  hits,
  hitsPerPage,
  page,
  queryID,
}: Pick<SearchResults, 'hits' | 'hitsPerPage' | 'page' | 'queryID'>): readonly PositionedHit[] {
  return hits.map((hit, index) => ({
    ...hit,
    position: hitsPerPage * page + (hit.rank ?? index) + 1,
    ...(queryID === undefined ? {} : {queryID}),
  }));
}

function readFacets(value: unknown): SearchResults['facets'] {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, counts]) =>
      isRecord(counts)
        ? [
            [
              name,
              Object.fromEntries(Object.keys(counts).map((key) => [key, numberOf(counts[key], 0)])),
            ],
          ]
        : [],
    ),
  );
}

function numberOf(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

const FIELDS = [
  'anchor',
  'content',
  'domain',
  'entry',
  'hierarchy',
  'kind',
  'original',
  'source',
  'title',
  'toc',
  'tool',
  'type',
  'url',
] as const;

/** Facets that the portal filters by; an index that lacks a requested one finds nothing. */
export const FACETS = ['language', 'version', 'tool', 'kind', 'entry'] as const;

/** Words around a match. */
const SNIPPET_WORDS = 24;

/**
 * The query to an index of records (API-1, SEA-2): for the language and version being read, and with the reader's filters.
 *
 * @param isMeasured whether the provider may count it and return an id for reports (API-2).
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
      // These override the parameters: answers are parsed with them.
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

/** Query for the headings of one page, in their order; an index that does not support it returns none. */
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
    // Docusaurus gives this tag to pages outside the documentation, and no version.
    ...(contextualSearch
      ? [`language:${locale}`, [`version:${version}`, 'docusaurus_tag:default']]
      : []),
    ...facets,
    ...(kinds === undefined ? [] : [kinds.map((kind) => `entry:${kind}`)]),
    ...own,
  ];
}
