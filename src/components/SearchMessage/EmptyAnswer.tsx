import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import {hasFilters, NO_FILTERS, type SearchFilters} from '@site/src/lib/search/view/filters';
import type {SearchView} from '@site/src/lib/search/view/searchView';
import styles from './styles.module.css';

export interface Props {
  readonly view: SearchView;
  readonly onFiltersChange: (filters: SearchFilters) => void;
}

/** Nothing fits the words (ERR-1), or nothing of what is kept to does (ERR-2). */
export default function EmptyAnswer({view, onFiltersChange}: Props): ReactNode {
  if (hasFilters(view.filters)) {
    return (
      <>
        <p className={styles.main}>
          <Translate
            id="search.none"
            description="Shown when a filtered search found nothing (ERR-2)">
            No results found.
          </Translate>
        </p>
        <Button onClick={() => onFiltersChange(NO_FILTERS)}>
          <Translate
            id="search.unfilter"
            description="Button where a filtered search found nothing">
            Search everything
          </Translate>
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={styles.main}>
        <Translate
          id="search.empty"
          description="Shown when a search found nothing (ERR-1)"
          values={{query: <bdi>{(view.answer?.query ?? view.query).trim()}</bdi>}}>
          {'No results for "{query}"'}
        </Translate>
      </p>
      <p className={styles.note}>
        <Translate id="search.empty.help" description="What helps when a search found nothing">
          Try fewer words, or the name of the tool that it is about.
        </Translate>
      </p>
    </>
  );
}
