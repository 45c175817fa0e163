import {PAGE_KINDS, type PageKind} from '@selection-set/search/client';
import {
  SECTION_KINDS,
  type PageHit,
  type SearchOptions,
  type SectionKind,
} from '@selection-set/search/engine';

/** Kinds of results that readers may keep to: of pages, or of sections that explain one name. */
export type ResultKind = PageKind | Exclude<SectionKind, 'section'>;

export interface SearchFilters {
  /** Last part of the tool's addresses. */
  readonly tool?: string;
  readonly kind?: ResultKind;
  /** Name of a version of the documentation; the one that is being read without it. */
  readonly version?: string;
}

export const NO_FILTERS: SearchFilters = {};

/** All kinds in the order in which they are offered. */
export const RESULT_KINDS: readonly ResultKind[] = [
  ...PAGE_KINDS,
  ...SECTION_KINDS.filter((kind) => kind !== 'section'),
];

/** What the search is asked for so that only results that pass come back. */
export function filterOptions({
  tool,
  kind,
}: SearchFilters): Pick<SearchOptions, 'facets' | 'kinds'> {
  const facets = [
    ...(tool === undefined ? [] : [[`tool:${tool}`]]),
    ...(isPageKind(kind) ? [[`kind:${kind}`]] : []),
  ];
  return {
    ...(facets.length === 0 ? {} : {facets}),
    ...(kind === undefined || isPageKind(kind) ? {} : {kinds: [kind]}),
  };
}

export function hasFilters(filters: SearchFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** The filters that an address names; what it misspells is no filter. */
export function readFilters(parameters: URLSearchParams): SearchFilters {
  const kind = RESULT_KINDS.find((known) => known === parameters.get('kind'));
  return {
    ...optional('tool', parameters.get('tool')),
    ...(kind === undefined ? {} : {kind}),
    ...optional('version', parameters.get('version')),
  };
}

/** The same search in the address of the search page. */
export function searchParameters(query: string, filters: SearchFilters, page = 0): URLSearchParams {
  return new URLSearchParams([
    ...(query === '' ? [] : [['q', query]]),
    ...Object.entries(filters).filter(([, value]) => value !== undefined),
    ...(page === 0 ? [] : [['page', String(page + 1)]]),
  ]);
}

/** Tools and kinds that results have, the most frequent tools first: what it makes sense to keep to. */
export function listFacets(hits: readonly PageHit[]): {
  readonly tools: readonly string[];
  readonly kinds: readonly ResultKind[];
} {
  const tools = new Map<string, number>();
  const kinds = new Set<string>();
  for (const {facets, sections} of hits) {
    for (const facet of facets) {
      const [name, value = ''] = facet.split(':');
      if (name === 'tool') {
        tools.set(value, (tools.get(value) ?? 0) + 1);
      } else if (name === 'kind') {
        kinds.add(value);
      }
    }
    for (const {kind} of sections) {
      kinds.add(kind);
    }
  }
  return {
    tools: [...tools].toSorted(([, a], [, b]) => b - a).map(([tool]) => tool),
    kinds: RESULT_KINDS.filter((kind) => kinds.has(kind)),
  };
}

function isPageKind(kind: ResultKind | undefined): kind is PageKind {
  return PAGE_KINDS.some((known) => known === kind);
}

function optional<Name extends string>(
  name: Name,
  value: string | null,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  if (value !== null && value !== '') {
    found[name] = value;
  }
  return found;
}
