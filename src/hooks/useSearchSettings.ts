import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchSettings} from '@site/src/client/search/openClient';
import {useReadVersion} from './useReadVersion';

const NO_HOSTS: readonly string[] = [];

/** The settings of this language's search in a version, by default the current one, outside the documentation the latest. */
export function useSearchSettings(): (version?: string) => SearchSettings {
  const {siteConfig, i18n} = useDocusaurusContext();
  const data = usePluginData('search-index');
  const {version: read} = useReadVersion();
  const latest = useAllDocsData().default?.versions.find(({isLast}) => isLast);
  const {baseUrl, url: siteUrl, customFields, themeConfig} = siteConfig;
  return (version) => ({
    place: {
      baseUrl,
      locale: i18n.currentLocale,
      version: version ?? (read ?? latest)?.name ?? 'current',
    },
    siteUrl,
    isHosted: isHosted(data),
    algolia: themeConfig.algolia,
    hosts: readList(customFields?.searchHosts),
  });
}

function isHosted(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'engine' in data && data.engine === 'algolia';
}

function readList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : NO_HOSTS;
}
