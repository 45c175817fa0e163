import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import PageList from '@site/src/components/PageList';
import SearchField from '@site/src/components/SearchField';
import type {IndexedPage} from '@site/src/lib/contracts/pageIndex';
import {matchPages} from '@site/src/lib/search/matchPages';
import styles from './styles.module.css';

export interface Props {
  readonly pages: readonly IndexedPage[];
}

/** Finds pages by title and description; the query is part of the address, and without scripts all pages are listed. */
export default function PageSearch({pages}: Props): ReactNode {
  const [query, setQuery] = useQueryString('q');
  const matches = matchPages(pages, query);
  return (
    <>
      <search className={styles.search}>
        <SearchField
          label={
            <Translate id="search.label" description="Label of the field on the search page">
              Words to look for
            </Translate>
          }
          isLabelShown={false}
          value={query}
          onChange={setQuery}
        />
      </search>
      <p className={styles.empty} role="status">
        {query.trim() !== '' && matches.length === 0 && (
          <Translate
            id="search.empty"
            description="Shown when a search found nothing (ERR-1)"
            values={{query: query.trim()}}>
            {'No results for "{query}"'}
          </Translate>
        )}
      </p>
      <PageList pages={matches} />
    </>
  );
}
