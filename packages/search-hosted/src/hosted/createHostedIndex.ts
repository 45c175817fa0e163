import type {ReportedHit} from '../insights/createReporter';
import type {SearchCall, SearchAnswer, TextPlace} from '@selection-set/search/client';
import type {Excerpt, PageHeading} from '@selection-set/search/engine';
import {collectPages, type KnownPage} from './collectPages';
import {HostedFailure, toHostedFailure} from './HostedFailure';
import {listFacets, makeHeadingsRequest, makeProbe, makeRequest} from './makeRequest';
import {listHeadings, toRecords} from './listHeadings';
import {readExcerpt} from './readExcerpt';
import {addPositions, type PositionedHit, readResults} from './readResults';
import {toAddress} from './toAddress';
import type {HostedPlace, HostedRequest, HostedSettings, SearchResults} from './types';

export interface HostedOptions {
  readonly settings: HostedSettings;
  readonly place: HostedPlace;
  /** Sends queries and gives what came back, whatever it is. */
  readonly ask: (requests: readonly HostedRequest[]) => Promise<unknown>;
  /** Facets of a page whose record names none. */
  readonly facetsOf: (path: string) => readonly string[];
  /** Whether the provider may count searches (API-2); asked each time, as readers change their mind. */
  readonly isMeasured: () => boolean;
}

export interface HostedIndex {
  /** @throws HostedFailure when there is no answer that can be shown. */
  readonly search: (query: string, call: SearchCall) => Promise<SearchAnswer>;
  readonly excerpt: (place: TextPlace) => Excerpt;
  readonly headings: (page: number) => Promise<readonly PageHeading[]>;
  readonly find: (place: TextPlace) => ReportedHit | undefined;
}

/** A hosted index of DocSearch records, with the hits that the portal's search shows. Pages get numbers as answers name them. */
export function createHostedIndex(options: HostedOptions): HostedIndex {
  const {settings, place, facetsOf} = options;
  const known: KnownPage[] = [];
  const numbers = new Map<string, number>();
  let facets: Promise<SearchResults['facets']> | undefined;

  const know = (url: string) => {
    const index = numbers.get(url) ?? known.length;
    const page = known[index] ?? {url, records: new Map(), toc: []};
    numbers.set(url, index);
    known[index] = page;
    return {page, index};
  };
  const ask = async (request: HostedRequest): Promise<SearchResults> => {
    let answer: unknown;
    try {
      answer = await options.ask([request]);
    } catch (error) {
      throw toHostedFailure(error);
    }
    const [results] = readResults(answer, 1);
    if (results === undefined) {
      throw new HostedFailure('damaged', 'The answer is empty.');
    }
    return results;
  };
  const learnFacets = async (): Promise<SearchResults['facets']> => {
    const asked = facets ?? ask(makeProbe(settings)).then((results) => results.facets);
    facets = asked;
    try {
      return await asked;
    } catch (error) {
      facets = undefined;
      throw error;
    }
  };

  return {
    search: async (query, {pages = 10, sections = 5, ...call}) => {
      const request = makeRequest(
        query,
        {...call, pages, sections},
        {settings, place, isMeasured: options.isMeasured()},
      );
      const results = await ask(request);
      const narrowed = listFacets(call, settings);
      if (results.hits.length === 0 && narrowed.length > 0) {
        assertFacets(narrowed, await learnFacets(), place.locale);
      }
      const hits = collectPages(addPositions(results), {
        pages,
        sections,
        addressOf: (hit) => toAddress(hit, settings, place),
        facetsOf,
        know,
      });
      return {query, hits, stage: 'full'};
    },
    excerpt: (at) => {
      const record = recordAt(known, at);
      return record === undefined ? {text: '', marks: []} : readExcerpt(record);
    },
    headings: async (page) => {
      const own = known[page];
      const [first] = own?.records.values() ?? [];
      if (own === undefined || first === undefined || own.toc.length > 0) {
        return listHeadings(own);
      }
      try {
        const {hits} = await ask(makeHeadingsRequest(first.url, settings));
        const all = listHeadings({...own, records: toRecords(hits)});
        return all.length === 0 ? listHeadings(own) : all;
      } catch {
        return listHeadings(own);
      }
    },
    find: (at) => recordAt(known, at),
  };
}

/** @throws HostedFailure when nothing was found only because the index cannot be filtered so. */
function assertFacets(
  narrowed: readonly string[],
  facets: SearchResults['facets'],
  locale: string,
): void {
  const missing = narrowed.filter((name) => facets[name] === undefined);
  if (missing.length > 0) {
    throw new HostedFailure(
      'facets',
      `The hosted index has no facet ${missing.join(', ')}, so searches in it find nothing. Add it to "attributesForFaceting" of the index (plugins/output/hosted-search/indexSettings.ts has all), and send the records again.`,
    );
  }
  if (narrowed.includes('language') && facets.language?.[locale] === undefined) {
    throw new HostedFailure('facets', `The hosted index has no records of the language ${locale}.`);
  }
}

/** What of a page was found, or the best of it where the page as a whole is meant. */
function recordAt(
  known: readonly KnownPage[],
  {page, section}: TextPlace,
): PositionedHit | undefined {
  const records = known[page]?.records ?? new Map<string, PositionedHit>();
  return section === undefined
    ? (records.get('') ?? [...records.values()][0])
    : [...records.values()][section];
}
