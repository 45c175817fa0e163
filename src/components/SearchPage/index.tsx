import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import PageList from '@site/src/components/PageList';
import SearchField from '@site/src/components/SearchField';
import SearchFilters from '@site/src/components/SearchFilters';
import SearchMessage from '@site/src/components/SearchMessage';
import type {DocsVersion} from '@site/src/lib/contracts/docsVersions';
import type {IndexedPage} from '@site/src/lib/contracts/pageIndex';
import {SEARCH_PRESET} from '@site/src/lib/search/presets';
import {stageOf} from '@site/src/lib/search/view/searchView';
import type {SearchScope} from '@site/src/lib/versions/searchScope';
import PageResults from './PageResults';
import {usePageSearch} from './usePageSearch';
import styles from './styles.module.css';

export interface ScopeSentenceProps {
  readonly scope: SearchScope<DocsVersion>;
  readonly query: string;
}

/** Says which version is searched where it is not the latest, or why the latest is. */
function ScopeSentence({scope, query}: ScopeSentenceProps): ReactNode {
  switch (scope.kind) {
    case 'latest':
      return null;
    case 'unknown':
      return (
        <p className={styles.scope}>
          <Translate
            id="search.version.unknown"
            description="On the search page when its address names a version that does not exist"
            values={{version: <bdi>{scope.wanted}</bdi>}}>
            {'There is no version "{version}" of the documentation; this is the latest.'}
          </Translate>
        </p>
      );
    case 'version':
      return (
        <p className={styles.scope}>
          <Translate
            id="search.version.scope"
            description="On the search page when it is limited to one version"
            values={{version: <bdi>{scope.version.label}</bdi>}}>
            {'Searches the documentation in version {version}, and all posts.'}
          </Translate>{' '}
          <Link
            to={query === '' ? '/search' : `/search?${new URLSearchParams({q: query}).toString()}`}>
            <Translate id="search.version.latest" description="Link to the search without a limit">
              Search the latest version
            </Translate>
          </Link>
        </p>
      );
    default:
      return scope satisfies never;
  }
}

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
