import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import PageList from '@site/src/components/PageList';
import type {IndexedPage} from '@site/src/lib/contracts/pageIndex';
import {matchPages} from '@site/src/lib/search/matchPages';
import styles from './styles.module.css';

export interface Props {
  readonly pages: readonly IndexedPage[];
  readonly query: string;
}

/** The pages that match, or a sentence that none does. */
export default function Results({pages, query}: Props): ReactNode {
  const matches = matchPages(pages, query);
  return (
    <>
      <p className={styles.empty} role="status">
        {query.trim() !== '' && matches.length === 0 && (
          <Translate
            id="search.empty"
            description="Shown when a search found nothing (ERR-1)"
            values={{query: <bdi>{query.trim()}</bdi>}}>
            {'No results for "{query}"'}
          </Translate>
        )}
      </p>
      <PageList pages={matches} />
    </>
  );
}
