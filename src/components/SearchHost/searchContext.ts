import {createContext, use} from 'react';
import type {SearchDialog} from './index';

export const SearchContext = createContext<SearchDialog | undefined>(undefined);

/** The search above the pages, for components that open it. */
export function useSearch(): SearchDialog {
  const dialog = use(SearchContext);
  if (dialog === undefined) {
    throw new Error('The search is drawn outside of <SearchProvider>.');
  }
  return dialog;
}
