import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Pagination from '@site/src/components/Pagination';
import {LIST_PAGE_MARGIN_LIMIT, LIST_PAGE_RANGE_LIMIT} from '@site/src/lib/constants';
import {SEARCH_HITS_PER_PAGE} from '@site/src/lib/search/presets';
import type {SearchAnswer, SearchClient} from '@selection-set/search/client';
import type {HitsPage} from '@site/src/lib/search/view/pageOfHits';
import type {ResultItem} from '@site/src/lib/search/view/results';
import Hit from './Hit';
import styles from './styles.module.css';
import {useExcerpts} from './useExcerpts';

export interface Props {
  readonly answer: SearchAnswer;
  readonly client: Pick<SearchClient, 'excerpts'>;
  readonly shown: HitsPage;
  readonly onChoose: (item: ResultItem) => void;
  readonly onPageChange: (page: number) => void;
}

/** One page of the pages found, and the way to the others. */
export default function PageResults({
  answer,
  client,
  shown,
  onChoose,
  onPageChange,
}: Props): ReactNode {
  const {hits, query} = answer;
  const {page: current, pageCount} = shown;
  const {selectMessage} = usePluralForm();
  const excerpts = useExcerpts(client, answer, shown.hits);
  return (
    <>
      <p className={styles.count} role="status">
        {selectMessage(
          hits.length,
          translate(
            {
              id: 'search.pages',
              message: 'One page|{count} pages',
              description: 'How many pages a search has found; plural forms separated by |',
            },
            {count: hits.length},
          ),
        )}
      </p>
      <ol className={styles.hits} start={current * SEARCH_HITS_PER_PAGE + 1}>
        {shown.hits.map((hit) => (
          <li key={hit.url} className={styles.hit}>
            <Hit hit={hit} query={query} excerpt={excerpts.get(hit.index)} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      {pageCount > 1 && (
        <Pagination
          pageCount={pageCount}
          page={current}
          pageRange={LIST_PAGE_RANGE_LIMIT}
          pageMargin={LIST_PAGE_MARGIN_LIMIT}
          onPageChange={onPageChange}
        />
      )}
    </>
  );
}
