import type {ReactNode} from 'react';
import SearchHost from '.';
import {SearchContext} from './searchContext';
import {useSearchDialog} from './index';

export interface Props {
  readonly children: ReactNode;
}

/** Holds the search above all pages, so that it stays open, with what is typed, while one page takes the place of another (ST-1). */
export default function SearchProvider({children}: Props): ReactNode {
  const dialog = useSearchDialog();
  return (
    <SearchContext value={dialog}>
      {children}
      <SearchHost dialog={dialog} />
    </SearchContext>
  );
}
