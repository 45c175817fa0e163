import {openClient} from '@site/src/client/search/openClient';
import type {SearchClient} from '@selection-set/search/client';
import {useSearchSettings} from './useSearchSettings';

/** Opens the search of a version, or of the one that is being read (outside of the documentation, the latest); brings the search's code along (`useSearchSettings` does not). */
export function useSearchClients(): (version?: string) => SearchClient {
  const settings = useSearchSettings();
  return (version) => openClient(settings(version));
}
