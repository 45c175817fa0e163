import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {openHostedSearch} from '@site/src/client/search/openHostedSearch';
import {openSearch} from '@site/src/client/search/openSearch';
import type {SearchClient} from '@site/src/lib/search/client';
import {useReadVersion} from './useReadVersion';

const NO_HOSTS: readonly string[] = [];

/**
 * Opens the search of this language in a version; without one, in that which is being read, outside of the documentation in the latest.
 * Hosted where the settings of the search say so, with the embedded one behind it.
 */
export function useSearchClients(): (version?: string) => SearchClient {
  const {siteConfig, i18n} = useDocusaurusContext();
  const data = usePluginData('search-index');
  const {version: read} = useReadVersion();
  const latest = useAllDocsData().default?.versions.find(({isLast}) => isLast);
  const {baseUrl, url: siteUrl, customFields, themeConfig} = siteConfig;
  return (version) => {
    const place = {
      baseUrl,
      locale: i18n.currentLocale,
      version: version ?? (read ?? latest)?.name ?? 'current',
    };
    const embedded = openSearch(place);
    return isHosted(data)
      ? openHostedSearch({
          algolia: themeConfig.algolia,
          hosts: readList(customFields?.searchHosts),
          place: {...place, siteUrl},
          embedded,
        })
      : embedded;
  };
}

/** The search of the language and version that are being read; outside of the documentation, of the latest version. */
export function useSearchClient(): SearchClient {
  return useSearchClients()();
}

function isHosted(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'engine' in data && data.engine === 'algolia';
}

function readList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : NO_HOSTS;
}
