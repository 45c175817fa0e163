import {type ReactNode, useId} from 'react';
import Translate from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import Icon from '@site/src/components/Icon';
import PageList from '@site/src/components/PageList';
import type {IndexedPage} from '@site/src/lib/contracts/pageIndex';
import {matchPages} from '@site/src/lib/search/matchPages';
import styles from './styles.module.css';

export interface Props {
  readonly pages: readonly IndexedPage[];
}

/** Finds pages by title and description; the query is part of the address, and without scripts all pages are listed. */
export default function PageSearch({pages}: Props): ReactNode {
  const [query, setQuery] = useQueryString('q');
  const id = useId();
  const matches = matchPages(pages, query);
  return (
    <>
      <search className={styles.search}>
        <label className="visuallyHidden" htmlFor={id}>
          <Translate id="search.label" description="Label of the field on the search page">
            Words to look for
          </Translate>
        </label>
        <div className={styles.field}>
          <Icon name="search" size={18} />
          <input
            className={styles.input}
            id={id}
            type="search"
            value={query}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
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
