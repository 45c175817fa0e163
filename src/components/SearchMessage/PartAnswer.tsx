import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchView} from '@site/src/lib/search/view/searchView';
import styles from './styles.module.css';

export interface Props {
  readonly view: Pick<SearchView, 'answer' | 'query'>;
  readonly onRetry: () => void;
}

/** Says that titles alone could be searched. */
export default function PartAnswer({view: {answer, query}, onRetry}: Props): ReactNode {
  return (
    answer?.failure !== undefined &&
    query.trim() !== '' && (
      <p className={styles.note}>
        <Translate
          id="search.part"
          description="Under results, when the index of the texts could not be loaded">
          Only titles and headings were searched; the rest could not be loaded.
        </Translate>{' '}
        <button type="button" className={styles.link} onClick={onRetry}>
          <Translate id="search.retry" description="Button where a search has failed">
            Try again
          </Translate>
        </button>
      </p>
    )
  );
}
