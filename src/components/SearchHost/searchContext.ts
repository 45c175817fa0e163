import {createContext, use} from 'react';
import type {SearchDialog} from './index';

export const SearchContext = createContext<SearchDialog | undefined>(undefined);

/** The search over the pages, for what opens it. */
export function useSearch(): SearchDialog {
  const dialog = use(SearchContext);
  if (dialog === undefined) {
    throw new Error('The search is drawn outside of <SearchProvider>.');
  }
  return dialog;
}
