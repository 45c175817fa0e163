import {openClient} from '@site/src/client/search/openClient';
import type {SearchClient} from '@selection-set/search/client';
import {useSearchSettings} from './useSearchSettings';

/** Opens the search of a version, by default the current one, else the latest; unlike `useSearchSettings`, loads the search's code. */
export function useSearchClients(): (version?: string) => SearchClient {
  const settings = useSearchSettings();
  return (version) => openClient(settings(version));
}
