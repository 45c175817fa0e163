import type {SearchAnswer, SearchCall, TextPlace} from '@selection-set/search/client';
import type {Excerpt, PageHeading} from '@selection-set/search/engine';
import type {ReportedHit} from '../insights/createReporter';
import {HostedFailure, toHostedFailure} from './HostedFailure';
import {collectPages, headingOf, hostOf, type KnownPage, type Outline} from './collectPages';
import {
  addPositions,
  listFacets,
  makeHeadingsRequest,
  makeProbe,
  makeRequest,
  readResults,
  type PositionedHit,
} from './makeRequest';
import {
  HIGHLIGHT,
  type HostedPlace,
  type HostedRequest,
  type HostedSettings,
  type SearchHit,
  type SearchResults,
} from './toSearchHit';

/** The headings of a page: those that the index lists, or those of its records, in their order (SRM-6). */
function listHeadings(page: KnownPage | undefined): readonly PageHeading[] {
  if (page !== undefined && page.outline.toc.length > 0) {
    return page.outline.toc.map(({title, anchor = '', level = 2}) => ({
      anchor,
      heading: title,
      level,
      kind: 'section',
    }));
  }
  return [...(page?.records.values() ?? [])].flatMap((hit) => {
    const heading = headingOf(hit);
    return heading === undefined
      ? []
      : [
          {
            anchor: hit.anchor,
            heading,
            level: hit.hierarchy.length - 1,
            kind: hit.entry ?? 'section',
          },
        ];
  });
}

/** Records of headings by anchor and heading. */
function toRecords(hits: readonly SearchHit[]): Map<string, PositionedHit> {
  return new Map(
    hits.map((hit, index) => [
      `${hit.anchor}\n${hit.hierarchy.at(-1) ?? ''}`,
      {...hit, position: index + 1},
    ]),
  );
}

/**
 * The target of a hit: a path below the portal's base address, or an absolute address outside it. A page that was crawled under another
 * host, such as a preview, counts as the portal's own unless `externalUrlRegex` or the record's domain says otherwise.
 *
 * @returns without the fragment.
 */
export function toAddress(
  {url, domain}: Pick<SearchHit, 'domain' | 'url'>,
  {externalUrlRegex, replaceSearchResultPathname: replace}: HostedSettings,
  {siteUrl, baseUrl}: HostedPlace,
): string {
  const found = new URL(url, siteUrl);
  found.hash = '';
  const isExternal =
    (externalUrlRegex !== undefined && new RegExp(externalUrlRegex, 'u').test(found.href)) ||
    (domain !== undefined && hostOf(domain) !== hostOf(siteUrl));
  if (isExternal) {
    return found.href;
  }
  const pathname =
    replace === undefined
      ? found.pathname
      : found.pathname.replaceAll(new RegExp(replace.from, 'gu'), replace.to);
  if (!`${pathname}/`.startsWith(baseUrl)) {
    return `${found.origin}${pathname}`;
  }
  return `/${pathname.slice(baseUrl.length).replace(/\/$/u, '')}`;
}

/** The snippet of a record as text and places of matches; never HTML (SRM-6). */
export function readExcerpt({snippet, content}: Pick<SearchHit, 'content' | 'snippet'>): Excerpt {
  const marks: (readonly [number, number])[] = [];
  let text = '';
  for (const [index, piece] of (snippet ?? content).split(HIGHLIGHT.pre).entries()) {
    const [marked, ...rest] = piece.split(HIGHLIGHT.post);
    if (index > 0 && rest.length > 0) {
      marks.push([text.length, text.length + (marked ?? '').length]);
    }
    text += [marked, ...rest].join('');
  }
  return {text, marks};
}

export interface HostedOptions {
  readonly settings: HostedSettings;
  readonly place: HostedPlace;
  /** Sends queries and returns the answer unchecked. */
  readonly ask: (requests: readonly HostedRequest[]) => Promise<unknown>;
  /** Facets of a page whose record has none. */
  readonly facetsOf: (path: string) => readonly string[];
  /** Whether the provider may count searches (API-2); checked each time, because readers may change their mind. */
  readonly isMeasured: () => boolean;
}

export interface HostedIndex {
  /** @throws HostedFailure when there is no answer to show. */
  readonly search: (query: string, call: SearchCall) => Promise<SearchAnswer>;
  readonly excerpt: (place: TextPlace) => Excerpt;
  readonly headings: (page: number) => Promise<readonly PageHeading[]>;
  readonly find: (place: TextPlace) => ReportedHit | undefined;
}

/** Pages of earlier answers to remember: more than fit on the screen. */
const MOST_PAGES = 1000;

/** A hosted index of DocSearch records, with hits as the portal's search shows them. Pages get new numbers with each answer. */
export function createHostedIndex(options: HostedOptions): HostedIndex {
  const {settings, place, facetsOf} = options;
  const known = new Map<number, KnownPage>();
  const outlines = new Map<string, Outline>();
  let count = 0;
  let facets: Promise<SearchResults['facets']> | undefined;

  const know = (url: string) => {
    const outline = outlines.get(url) ?? {toc: []};
    outlines.set(url, outline);
    const index = count;
    const page: KnownPage = {url, records: new Map(), outline};
    count += 1;
    known.set(index, page);
    known.delete(index - MOST_PAGES);
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
      const own = known.get(page);
      const [first] = own?.records.values() ?? [];
      if (own === undefined || first === undefined || own.outline.toc.length > 0) {
        return listHeadings(own);
      }
      const {outline} = own;
      outline.asked ??= ask(makeHeadingsRequest(first.url, settings)).then(({hits}) =>
        listHeadings({...own, records: toRecords(hits)}),
      );
      try {
        const all = await outline.asked;
        return all.length === 0 ? listHeadings(own) : all;
      } catch {
        // The next preview of the page tries again.
        outline.asked = undefined;
        return listHeadings(own);
      }
    },
    find: (at) => recordAt(known, at),
  };
}

/** @throws HostedFailure when nothing was found only because the index lacks the facets. */
function assertFacets(
  narrowed: readonly string[],
  facets: SearchResults['facets'],
  locale: string,
): void {
  const missing = narrowed.filter((name) => facets[name] === undefined);
  if (missing.length > 0) {
    throw new HostedFailure(
      'facets',
      `The hosted index has no facet ${missing.join(', ')}, so searches in it find nothing. Add it to "attributesForFaceting" of the index (plugins/output/hosted-search/commands.ts has all), and send the records again.`,
    );
  }
  if (narrowed.includes('language') && facets.language?.[locale] === undefined) {
    throw new HostedFailure('facets', `The hosted index has no records of the language ${locale}.`);
  }
}

/** The record of a section, or the best record when the page as a whole is meant. */
function recordAt(
  known: ReadonlyMap<number, KnownPage>,
  {page, section}: TextPlace,
): PositionedHit | undefined {
  const records = known.get(page)?.records ?? new Map<string, PositionedHit>();
  return section === undefined
    ? (records.get('') ?? [...records.values()][0])
    : [...records.values()][section];
}
