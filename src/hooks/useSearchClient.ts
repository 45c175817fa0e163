import {openClient} from '@site/src/client/search/openClient';
import type {SearchClient} from '@selection-set/search/client';
import {useSearchSettings} from './useSearchSettings';

/** Opens the search of a version; brings the search's code along (`useSearchSettings` does not). */
export function useSearchClients(): (version?: string) => SearchClient {
  const settings = useSearchSettings();
  return (version) => openClient(settings(version));
}

/** The search of the language and version that are being read; outside of the documentation, of the latest version. */
export function useSearchClient(): SearchClient {
  return useSearchClients()();
}
