import {FACETS, makeProbe, readResults, type HostedSettings} from '@selection-set/search-hosted';
import type {QueryClient} from '@selection-set/search-hosted';

/**
 * What of a hosted index would make searches find nothing: facets that it lacks, and languages without records.
 *
 * @returns sentences; none for an index that fits.
 * @throws what the client throws.
 */
export async function checkFacets(
  client: QueryClient,
  settings: HostedSettings,
  locales: readonly string[],
): Promise<readonly string[]> {
  const [results] = readResults(await client.search([makeProbe(settings)]), 1);
  const facets = results?.facets ?? {};
  const wanted = FACETS.filter(
    (name) => settings.contextualSearch || (name !== 'language' && name !== 'version'),
  );
  const missing = wanted.filter((name) => facets[name] === undefined);
  const without = locales.filter(
    (locale) => facets.language !== undefined && facets.language[locale] === undefined,
  );
  return [
    ...(missing.length === 0
      ? []
      : [
          `The hosted index "${settings.indexName}" has no facet ${missing.join(', ')}: searches that are narrowed by it find nothing, and readers get the embedded search instead. Add it to "attributesForFaceting" (plugins/output/hosted-search/indexSettings.ts) and run "npm run search:push".`,
        ]),
    ...(without.length === 0
      ? []
      : [
          `The hosted index "${settings.indexName}" has no records of ${without.join(', ')}. Run "npm run search:records" and "npm run search:push".`,
        ]),
  ];
}
