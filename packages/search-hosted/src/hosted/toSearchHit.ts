import {isRecord} from '@selection-set/plugin-kit/unknown';
import {SECTION_KINDS, type PageHeading} from '@selection-set/search/engine';
import {textOf, textsOf} from './HostedFailure';

/** A heading of a page, as records of the second shape list them. */
export interface TocItem {
  readonly title: string;
  readonly anchor?: string;
  /** 2 for the upper ones, as HTML counts headings. */
  readonly level?: number;
}

/** A record of a hosted index, whichever of the two shapes it came in (HIT-1, C-08). */
export interface SearchHit {
  readonly objectID: string;
  readonly title: string;
  /** Absolute, or a path; only http addresses. */
  readonly url: string;
  /** What the record is about: `lvl0` to `lvl6`, `content`, or a name of the index's own. */
  readonly type: string;
  readonly content: string;
  /** Host and title of the site, in indexes of several. */
  readonly domain?: string;
  readonly source?: string;
  /** `lvl0` first; empty where a level is. */
  readonly hierarchy: readonly string[];
  /** Fragment of the address, empty for a whole page. */
  readonly anchor: string;
  readonly toc: readonly TocItem[];
  /** As the portal's own records have them, such as `tool:example`. */
  readonly facets: readonly string[];
  readonly entry?: PageHeading['kind'];
  /** Place in the list that the record came in, from 0, records that cannot be shown counted (HIT-2). */
  readonly rank?: number;
  /** What of the content matches, with `HIGHLIGHT` around each match. */
  readonly snippet?: string;
}

/** Around matches in snippets: what no text contains, so that an answer is never read as HTML. */
export const HIGHLIGHT = {pre: '__ss-mark__', post: '__/ss-mark__'} as const;

/** One answer of a hosted index (HIT-4). */
export interface SearchResults {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly hitsPerPage: number;
  readonly page: number;
  readonly queryID?: string;
  readonly index?: string;
  /** Facets that were asked for and exist, with the number of records for each value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A value of a facet (HIT-5). */
export interface FacetHit {
  readonly value: string;
  readonly count: number;
  readonly highlighted: string;
}

export type FacetFilters = readonly (string | readonly string[])[];

/** What of `themeConfig.algolia` decides about queries. */
export interface HostedSettings {
  readonly indexName: string;
  /** Language and version of the page that is read narrow the search. */
  readonly contextualSearch: boolean;
  readonly searchParameters: Readonly<Record<string, unknown>> & {
    readonly facetFilters?: FacetFilters;
  };
  /** Addresses that leave the portal. */
  readonly externalUrlRegex?: string;
  /** `from` is a pattern; both as upstream's theme has them. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
}

/** The page from which is searched. */
export interface HostedPlace {
  /** Origin of the portal. */
  readonly siteUrl: string;
  /** Of the language, with a slash at both ends. */
  readonly baseUrl: string;
  readonly locale: string;
  readonly version: string;
}

/** One query as the protocol has it (API-1). */
export interface HostedRequest {
  readonly indexName: string;
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface BaseRequest {
  readonly indexName: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A query for records, or for values of a facet. */
export type QueryRequest =
  | (BaseRequest & {readonly type?: undefined; readonly query: string})
  | (BaseRequest & {readonly type: 'facet'; readonly facet: string});

/** What of a client is used. */
export interface QueryClient {
  readonly search: (requests: readonly QueryRequest[]) => Promise<unknown>;
}

/** Where the protocol puts them. */
const SNIPPETS = '_snippetResult';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Brings the two shapes of records into one (HIT-1, C-08): the first has a hierarchy by level and an anchor, the second a list, a title, a
 * domain, a source and a table of contents.
 *
 * @returns undefined for what is no record, or leads nowhere that a browser should go.
 */
export function toSearchHit(record: unknown): SearchHit | undefined {
  if (!isRecord(record)) {
    return undefined;
  }
  const url = textOf(record.url);
  const hierarchy = readHierarchy(record.hierarchy);
  const title = textOf(record.title) || hierarchy[1] || hierarchy[0] || '';
  const objectID = textOf(record.objectID);
  if (objectID === '' || title === '' || !isAddress(url)) {
    return undefined;
  }
  const entry = SECTION_KINDS.find((kind) => kind === record.entry);
  const [domain, source] = [textOf(record.domain), textOf(record.source)];
  const snippet = readSnippet(record[SNIPPETS]);
  return {
    objectID,
    title,
    url,
    type: textOf(record.type) || 'content',
    content: textOf(record.content),
    ...(domain === '' ? {} : {domain}),
    ...(source === '' ? {} : {source}),
    hierarchy,
    anchor: textOf(record.anchor) || (url.split('#')[1] ?? ''),
    toc: readToc(record.toc),
    facets: [
      ...textsOf(record.kind).map((kind) => `kind:${kind}`),
      ...textsOf(record.tool).map((tool) => `tool:${tool}`),
      ...textsOf(record.original).map((locale) => `lang:${locale}`),
    ],
    ...(entry === undefined ? {} : {entry}),
    ...(snippet === '' ? {} : {snippet}),
  };
}

function isAddress(url: string): boolean {
  return /^https?:\/\//iu.test(url) ? URL.canParse(url) : /^\/(?![\\/])/u.test(url);
}

/** Levels without a name at the end go, those in between stay empty. */
function readHierarchy(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value)
    ? value.slice(0, LEVELS.length)
    : LEVELS.map((level) => (isRecord(value) ? value[level] : undefined));
  const texts = list.map(textOf);
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

function readToc(value: unknown): readonly TocItem[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => {
    if (!isRecord(item) || textOf(item.title) === '') {
      return [];
    }
    const anchor = textOf(item.anchor).replace(/^#/u, '');
    const own: TocItem = {
      title: textOf(item.title),
      ...(anchor === '' ? {} : {anchor}),
      ...(typeof item.level === 'number' ? {level: item.level} : {}),
    };
    return [own, ...readToc(item.children)];
  });
}

function readSnippet(value: unknown): string {
  const content = isRecord(value) ? value.content : undefined;
  return isRecord(content) ? textOf(content.value) : '';
}
