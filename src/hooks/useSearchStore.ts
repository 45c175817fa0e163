import {
  type BaseSyntheticEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import {createSearchStore} from '@site/src/lib/search/view/createSearchStore';
import type {
  SearchStore,
  SearchStoreOptions,
  SearchView,
} from '@site/src/lib/search/view/searchView';

export type DrawnStore = SearchStore<BaseSyntheticEvent, MouseEvent, KeyboardEvent>;

/**
 * The state of a search box for as long as it is mounted.
 *
 * @param options only their values at the first render count.
 */
export function useSearchStore(
  options: Omit<SearchStoreOptions, 'id'>,
): readonly [DrawnStore, SearchView] {
  const id = useId();
  const [store] = useState(() =>
    createSearchStore<BaseSyntheticEvent, MouseEvent, KeyboardEvent>({...options, id}),
  );
  return [store, useSyncExternalStore(store.subscribe, store.getView, store.getView)];
}
