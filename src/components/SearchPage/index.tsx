import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import PageList from '@site/src/components/PageList';
import SearchField from '@site/src/components/SearchField';
import SearchFilters from '@site/src/components/SearchFilters';
import SearchMessage from '@site/src/components/SearchMessage';
import {SEARCH_PRESET} from '@site/src/lib/search/presets';
import type {IndexedPage} from '@site/src/lib/contracts/pageIndex';
import {stageOf} from '@site/src/lib/search/view/searchView';
import PageResults from './PageResults';
import ScopeSentence from './ScopeSentence';
import styles from './styles.module.css';
import {usePageSearch} from './usePageSearch';

export interface Props {
  /** Of the latest version, for readers without scripts. */
  readonly pages: readonly IndexedPage[];
}

/** The search with an address to share: words, filters and page are part of it. Without scripts all pages are listed (S13). */
export default function SearchPage({pages}: Props): ReactNode {
  const search = usePageSearch();
  const {scope, view, client} = search;
  return (
    <>
      <search className={styles.search} data-scripts="query">
        <form method="get" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={
              <Translate id="search.label" description="Label of the field on the search page">
                Words to look for
              </Translate>
            }
            isLabelShown={false}
            name="q"
            maxLength={SEARCH_PRESET.maxChars}
            value={search.query}
            onChange={search.onQueryChange}
            onFocus={client.prefetch}
          />
        </form>
        <div className={styles.filters}>
          <SearchFilters view={view} layout="wrap" onChange={search.onFiltersChange} />
        </div>
        <ScopeSentence scope={scope} query={search.query} />
      </search>
      <div className={styles.answer} aria-busy={view.status !== 'idle'}>
        <SearchMessage
          view={view}
          onRetry={search.onRetry}
          onFiltersChange={search.onFiltersChange}
        />
        {stageOf(view) === 'results' && view.answer !== undefined && (
          <PageResults
            answer={view.answer}
            client={client}
            shown={search.shown}
            onChoose={search.onChoose}
            onPageChange={search.onPageChange}
          />
        )}
      </div>
      <div className={styles.index}>
        <p>
          <Translate
            id="search.noScript"
            description="On the search page for readers whose browser runs no scripts">
            Searching needs JavaScript, which your browser does not run here. These are all pages of
            the documentation and all posts.
          </Translate>
        </p>
        <PageList pages={pages} />
      </div>
    </>
  );
}
