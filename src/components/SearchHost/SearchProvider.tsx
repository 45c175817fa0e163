import type {ReactNode} from 'react';
import SearchHost from '.';
import {SearchContext} from './searchContext';
import {useSearchDialog} from './index';

export interface Props {
  readonly children: ReactNode;
}

/** Renders the search above all pages, so that it stays open, with what is typed, during navigation (ST-1). */
export default function SearchProvider({children}: Props): ReactNode {
  const dialog = useSearchDialog();
  return (
    <SearchContext value={dialog}>
      {children}
      <SearchHost dialog={dialog} />
    </SearchContext>
  );
}
