import {isRecord} from '@selection-set/plugin-kit/unknown';
import {textOf} from './HostedFailure';
import type {HostedSettings} from './toSearchHit';

/** The parts of `themeConfig.algolia` that the browser reads. */
export interface HostedConfig extends HostedSettings {
  readonly appId: string;
  readonly apiKey: string;
  /** Whether readers may be asked to let the search report (API-2). */
  readonly insights: boolean;
}

/** The three values without which no request can be sent, and the variables that hold them. */
const REQUIRED = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_SEARCH_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/** Says which settings of a hosted search are missing (ERR-11); undefined when none is. */
export function describeMissing(algolia: unknown): string | undefined {
  const given = isRecord(algolia) ? algolia : {};
  const missing = Object.entries(REQUIRED).filter(([key]) => textOf(given[key]).trim() === '');
  return missing.length === 0
    ? undefined
    : `Search environment variables are missing: ${missing.map(([, name]) => name).join(', ')} (${missing.map(([key]) => `themeConfig.algolia.${key}`).join(', ')}). The search of this site's own index answers instead.`;
}

/**
 * The settings of the hosted search, which the build has validated.
 *
 * @returns undefined when a required value is missing.
 */
export function readHostedConfig(algolia: unknown): HostedConfig | undefined {
  if (!isRecord(algolia) || describeMissing(algolia) !== undefined) {
    return undefined;
  }
  const {replaceSearchResultPathname: replace, searchParameters} = algolia;
  const externalUrlRegex = textOf(algolia.externalUrlRegex);
  return {
    appId: textOf(algolia.appId),
    apiKey: textOf(algolia.apiKey),
    indexName: textOf(algolia.indexName),
    contextualSearch: algolia.contextualSearch !== false,
    insights: algolia.insights === true,
    searchParameters: isRecord(searchParameters) ? readParameters(searchParameters) : {},
    ...(externalUrlRegex === '' ? {} : {externalUrlRegex}),
    ...(isRecord(replace)
      ? {replaceSearchResultPathname: {from: textOf(replace.from), to: textOf(replace.to)}}
      : {}),
  };
}

function readParameters({
  facetFilters,
  ...parameters
}: Readonly<Record<string, unknown>>): HostedSettings['searchParameters'] {
  const given: readonly unknown[] = Array.isArray(facetFilters) ? facetFilters : [];
  const filters = given.filter(
    (filter): filter is string | readonly string[] =>
      typeof filter === 'string' ||
      (Array.isArray(filter) && filter.every((one) => typeof one === 'string')),
  );
  return {...parameters, ...(filters.length === 0 ? {} : {facetFilters: filters})};
}
