import type {ReactNode} from 'react';
import SearchMessage from '@site/src/components/SearchMessage';
import type {RecentSearches} from '@site/src/hooks/useRecentSearches';
import type {DrawnStore} from '@site/src/hooks/useSearchStore';
import {stageOf, type SearchView} from '@site/src/lib/search/view/searchView';
import RecentList from './RecentList';
import ResultList from './ResultList';
import AllResults from './AllResults';
import styles from './styles.module.css';

export interface Props {
  readonly store: DrawnStore;
  readonly view: SearchView;
  readonly recent: RecentSearches;
  readonly currentTool: string | undefined;
  /** Of the search page with the same words and filters. */
  readonly pageAddress: string;
  readonly onFollow: (address: string) => void;
}

/** What stands below the field: earlier searches, results, or why there are none. */
export default function Content(props: Props): ReactNode {
  const {store, view, recent} = props;
  const stage = stageOf(view);
  return (
    <>
      <div className={styles.list} data-state={stage}>
        {stage === 'idle' && <RecentList store={store} view={view} recent={recent} />}
        {stage === 'results' && <ResultList {...props} />}
        <SearchMessage view={view} onRetry={store.refresh} onFiltersChange={store.setFilters} />
      </div>
      {stage === 'results' && <AllResults {...props} />}
    </>
  );
}
