import {useState} from 'react';
import {SEARCH_RECENT_KEY} from '@site/src/lib/constants';
import {
  addRecentSearch,
  parseRecentSearches,
  removeRecentSearch,
} from '@site/src/lib/search/view/filters';

export interface RecentSearches {
  /** The newest first. */
  readonly list: () => readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly clear: () => void;
}

/** Recent searches, which never leave this device. If storage is blocked, they last as long as the page. */
export function useRecentSearches(): RecentSearches {
  const [recent] = useState(createRecentSearches);
  return recent;
}

function createRecentSearches(): RecentSearches {
  let unstored: readonly string[] | undefined;
  const list = (): readonly string[] => {
    try {
      return unstored ?? parseRecentSearches(localStorage.getItem(SEARCH_RECENT_KEY));
    } catch {
      return [];
    }
  };
  const store = (queries: readonly string[]): void => {
    try {
      if (queries.length === 0) {
        localStorage.removeItem(SEARCH_RECENT_KEY);
      } else {
        localStorage.setItem(SEARCH_RECENT_KEY, JSON.stringify(queries));
      }
      unstored = undefined;
    } catch {
      unstored = queries;
    }
  };
  return {
    list,
    add: (query) => store(addRecentSearch(list(), query)),
    remove: (query) => store(removeRecentSearch(list(), query)),
    clear: () => store([]),
  };
}
