import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SEARCH_PRESET} from '@site/src/lib/search/presets';
import type {SearchFilters} from '@site/src/lib/search/view/filters';
import {stageOf, type SearchView} from '@site/src/lib/search/view/searchView';
import AnswerNotice from './AnswerNotice';
import EmptyAnswer from './EmptyAnswer';
import Failure from './Failure';
import PartAnswer from './PartAnswer';
import styles from './styles.module.css';

export interface Props {
  readonly view: SearchView;
  readonly onRetry: () => void;
  readonly onFiltersChange: (filters: SearchFilters) => void;
}

/** What is to be said about the answer: that it is on its way, empty, incomplete or missing. Read out when it changes. */
export default function SearchMessage({view, onRetry, onFiltersChange}: Props): ReactNode {
  const stage = stageOf(view);
  return (
    <>
      <div className={styles.message} role="status" data-state={stage}>
        {stage === 'waiting' && (
          <p className={styles.wait}>
            <Translate id="search.waiting" description="While the first answer is on its way">
              Loading …
            </Translate>
          </p>
        )}
        {(stage === 'stalled' || (stage === 'results' && view.status === 'stalled')) && (
          <p className={styles.wait}>
            <Translate id="search.stalled" description="While an answer takes long">
              The answer takes longer than usual. It will show here.
            </Translate>
          </p>
        )}
        {stage === 'empty' && <EmptyAnswer view={view} onFiltersChange={onFiltersChange} />}
        {stage === 'failed' && <Failure view={view} onRetry={onRetry} />}
        {stage !== 'failed' && <PartAnswer view={view} onRetry={onRetry} />}
        {view.isCut && (
          <p className={styles.note}>
            <Translate
              id="search.cut"
              description="Under the field when the text is as long as it may be"
              values={{count: SEARCH_PRESET.maxChars}}>
              {'Only the first {count} characters are searched.'}
            </Translate>
          </p>
        )}
      </div>
      <AnswerNotice view={view} />
    </>
  );
}
