import type {SearchClient} from '@selection-set/search/client';
import {openHostedSearch} from './openHostedSearch';
import {openSearch, type SearchPlace} from './openSearch';

/** Which search answers, and where. */
export interface SearchSettings {
  readonly place: SearchPlace;
  readonly siteUrl: string;
  readonly isHosted: boolean;
  /** `themeConfig.algolia`. */
  readonly algolia: unknown;
  /** Where queries of the hosted search go; empty for the provider's own hosts. */
  readonly hosts: readonly string[];
}

/** Hosted where the settings of the search say so, with the embedded one as its fallback. */
export function openClient({
  place,
  siteUrl,
  isHosted,
  algolia,
  hosts,
}: SearchSettings): SearchClient {
  const embedded = openSearch(place);
  return isHosted
    ? openHostedSearch({algolia, hosts, place: {...place, siteUrl}, embedded})
    : embedded;
}
