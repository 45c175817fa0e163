import {SEARCH_PRESETS} from '@selection-set/search-hosted/limits';
import {PAGE_KINDS, type PageKind} from '@selection-set/search/client';
import {
  SECTION_KINDS,
  type PageHit,
  type SearchOptions,
  type SectionKind,
} from '@selection-set/search/engine';
import {SEARCH_RECENT_LIMIT} from '../../constants';

/**
 * Searches stored on this device. Anything else counts as none: other scripts and older versions of the portal may write under the same
 * key.
 *
 * @param stored null when nothing is stored.
 * @returns the newest first.
 */
export function parseRecentSearches(stored: string | null): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(value) ? cleanUp(value.filter(isQuery)) : [];
}

/** Puts a search first; removes an earlier one with the same words. */
export function addRecentSearch(recent: readonly string[], query: string): readonly string[] {
  return cleanUp([query, ...recent].filter(isQuery));
}

export function removeRecentSearch(recent: readonly string[], query: string): readonly string[] {
  return recent.filter((other) => other !== query);
}

function cleanUp(queries: readonly string[]): readonly string[] {
  return [...new Set(queries.map((query) => query.trim()))].slice(0, SEARCH_RECENT_LIMIT);
}

function isQuery(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= SEARCH_PRESETS.v2.maxChars &&
    !/\p{Cc}/u.test(value)
  );
}

/** A source returned something other than a list of items: a bug in the source. */
export class InvalidItems extends Error {
  override readonly name = 'InvalidItems';
}

/**
 * Checks the result of a source of lines: a list without holes (VAL-6, ERR-10).
 *
 * @param source its id, for the message.
 * @throws InvalidItems naming the source and its result.
 */
export function assertItems(source: string, items: unknown): void {
  const start = `The \`getItems\` function from source "${source}" must return an array of items but returned`;
  if (!Array.isArray(items)) {
    throw new InvalidItems(`${start} type "${typeof items}":\n\n${describe(items)}.`);
  }
  // Not `some`, which skips holes.
  for (const item of items) {
    if (!item) {
      throw new InvalidItems(`${start} ${describe(item)}.\n\nDid you forget to return items?`);
    }
  }
}

function describe(value: unknown): string {
  try {
    return JSON.stringify(value, undefined, 2) ?? String(value);
  } catch {
    // A circular value has no JSON.
    return String(value);
  }
}

/** Kinds of results that readers may filter by: of pages, or of sections that explain one name. */
export type ResultKind = PageKind | Exclude<SectionKind, 'section'>;

export interface SearchFilters {
  /** Last part of the tool's addresses. */
  readonly tool?: string;
  readonly kind?: ResultKind;
  /** Name of a version of the documentation; without it, the current one. */
  readonly version?: string;
}

export const NO_FILTERS: SearchFilters = {};

/** All kinds in display order. */
const RESULT_KINDS: readonly ResultKind[] = [
  ...PAGE_KINDS,
  ...SECTION_KINDS.filter((kind) => kind !== 'section'),
];

/** Options of a search that returns only results that match. */
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

/** The filters in an address; skips invalid ones. */
export function readFilters(parameters: URLSearchParams): SearchFilters {
  const kind = RESULT_KINDS.find((known) => known === parameters.get('kind'));
  return {
    ...optional('tool', parameters.get('tool')),
    ...(kind === undefined ? {} : {kind}),
    ...optional('version', parameters.get('version')),
  };
}

/** Parameters of the search page's address for the same search. */
export function searchParameters(query: string, filters: SearchFilters, page = 0): URLSearchParams {
  return new URLSearchParams([
    ...(query === '' ? [] : [['q', query]]),
    ...Object.entries(filters).filter(([, value]) => value !== undefined),
    ...(page === 0 ? [] : [['page', String(page + 1)]]),
  ]);
}

/** Tools and kinds of the results, the most frequent tools first: the useful filters. */
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
