import type {SearchClient} from '@selection-set/search/client';
import {openHostedSearch} from './openHostedSearch';
import {openSearch, type SearchPlace} from './openSearch';

/** Which search answers, and its location. */
export interface SearchSettings {
  readonly place: SearchPlace;
  readonly siteUrl: string;
  readonly isHosted: boolean;
  /** `themeConfig.algolia`. */
  readonly algolia: unknown;
  /** Hosts for queries of the hosted search; empty for the provider's own. */
  readonly hosts: readonly string[];
}

/** Hosted if the settings of the search say so, with the embedded one as a fallback. */
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
