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

/** A record of a hosted index, in either of the two shapes (HIT-1, C-08). */
export interface SearchHit {
  readonly objectID: string;
  readonly title: string;
  /** Absolute, or a path; only http addresses. */
  readonly url: string;
  /** What the record is about: `lvl0` to `lvl6`, `content`, or a name of the index's own. */
  readonly type: string;
  readonly content: string;
  /** Host and title of the site, in indexes of several sites. */
  readonly domain?: string;
  readonly source?: string;
  /** `lvl0` first; an empty level is an empty text. */
  readonly hierarchy: readonly string[];
  /** Fragment of the address, empty for a whole page. */
  readonly anchor: string;
  readonly toc: readonly TocItem[];
  /** As the portal's own records have them, such as `tool:example`. */
  readonly facets: readonly string[];
  readonly entry?: PageHeading['kind'];
  /** Position in the list of records, from 0, counting records that cannot be shown (HIT-2). */
  readonly rank?: number;
  /** The matching part of the content, with `HIGHLIGHT` around each match. */
  readonly snippet?: string;
}

/** Around matches in snippets: strings that no text contains, so that an answer is never read as HTML. */
export const HIGHLIGHT = {pre: '__ss-mark__', post: '__/ss-mark__'} as const;

/** One answer of a hosted index (HIT-4). */
export interface SearchResults {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly hitsPerPage: number;
  readonly page: number;
  readonly queryID?: string;
  readonly index?: string;
  /** Facets that were requested and exist, with the number of records for each value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A value of a facet (HIT-5). */
export interface FacetHit {
  readonly value: string;
  readonly count: number;
  readonly highlighted: string;
}

export type FacetFilters = readonly (string | readonly string[])[];

/** The parts of `themeConfig.algolia` that affect queries. */
export interface HostedSettings {
  readonly indexName: string;
  /** Limits the search to the language and version of the current page. */
  readonly contextualSearch: boolean;
  readonly searchParameters: Readonly<Record<string, unknown>> & {
    readonly facetFilters?: FacetFilters;
  };
  /** Addresses that leave the portal. */
  readonly externalUrlRegex?: string;
  /** `from` is a pattern; both as in upstream's theme. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
}

/** The page from which the search starts. */
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

/** The part of a client that is used. */
export interface QueryClient {
  readonly search: (requests: readonly QueryRequest[]) => Promise<unknown>;
}

/** The protocol's field for snippets. */
const SNIPPETS = '_snippetResult';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Converts both shapes of records (HIT-1, C-08): the first has a hierarchy by level and an anchor, the second a list, a title, a
 * domain, a source and a table of contents.
 *
 * @returns undefined when it is not a record, or has no address that a browser should open.
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

/** Drops levels without a name at the end, keeps those in between as empty texts. */
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
