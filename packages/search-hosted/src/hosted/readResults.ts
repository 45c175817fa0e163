import {HostedFailure, isRecord, textOf} from './HostedFailure';
import {toSearchHit, type FacetHit, type SearchHit, type SearchResults} from './toSearchHit';

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

/** Hits with their place in the whole answer, from 1 (HIT-2), and the id of their query where it has one (HIT-3). */
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
