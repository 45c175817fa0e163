import type {SectionKind} from './types';

export interface SearchOptions {
  readonly pages?: number;
  /** Of each page. */
  readonly sections?: number;
  /** Of each list, a page must have one. */
  readonly facets?: readonly (readonly string[])[];
  /** Only sections of these kinds, and pages that have some. */
  readonly kinds?: readonly SectionKind[];
}

export type Limits = Required<Pick<SearchOptions, 'pages' | 'sections'>> &
  Pick<SearchOptions, 'facets' | 'kinds'>;

export function acceptsPage({facets = []}: Limits, own: readonly string[] = []): boolean {
  return facets.every((list) => list.some((facet) => own.includes(facet)));
}

export function acceptsKind({kinds}: Limits, kind: SectionKind = 'section'): boolean {
  return kinds === undefined || kinds.includes(kind);
}
