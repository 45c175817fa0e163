import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Button from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import {searchFailures, searchNotices} from '@site/src/labels/search';
import {SEARCH_PRESET} from '@site/src/lib/search/presets';
import {hasFilters, NO_FILTERS, type SearchFilters} from '@site/src/lib/search/view/filters';
import {type SearchView, stageOf} from '@site/src/lib/search/view/searchView';
import styles from './styles.module.css';

interface EmptyAnswerProps {
  readonly view: SearchView;
  readonly onFiltersChange: (filters: SearchFilters) => void;
}

/** Nothing matches the words (ERR-1), or nothing within the filters does (ERR-2). */
function EmptyAnswer({view, onFiltersChange}: EmptyAnswerProps): ReactNode {
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
          Try fewer words, or the name of a tool.
        </Translate>
      </p>
    </>
  );
}

interface FailureProps {
  readonly view: Pick<SearchView, 'failure'>;
  readonly onRetry: () => void;
}

/** Why there is no answer, and what to do (ERR-12). */
function Failure({view: {failure = 'engine'}, onRetry}: FailureProps): ReactNode {
  const isReload = failure === 'outdated';
  return (
    <>
      <p className={styles.main}>
        <Icon name="warning" size={20} />
        <span>{searchFailures[failure]}</span>
      </p>
      <Button onClick={isReload ? () => window.location.reload() : onRetry}>
        {isReload ? (
          <Translate id="search.reload" description="Button where the page is out of date">
            Reload the page
          </Translate>
        ) : (
          <Translate id="search.retry" description="Button where a search has failed">
            Try again
          </Translate>
        )}
      </Button>
    </>
  );
}

interface PartAnswerProps {
  readonly view: Pick<SearchView, 'answer' | 'query'>;
  readonly onRetry: () => void;
}

/** Says that only titles could be searched. */
function PartAnswer({view: {answer, query}, onRetry}: PartAnswerProps): ReactNode {
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

interface AnswerNoticeProps {
  readonly view: Pick<SearchView, 'answer' | 'query'>;
}

/**
 * Says that the site's own index answers instead of the hosted one (ERR-12). A separate live region, so that it is announced once and not
 * again with each other message.
 */
function AnswerNotice({view: {answer, query}}: AnswerNoticeProps): ReactNode {
  const notice = query.trim() === '' ? undefined : answer?.notice;
  return (
    <div className={styles.notice} role="status">
      {notice !== undefined && searchNotices[notice]}
    </div>
  );
}

export interface Props {
  readonly view: SearchView;
  readonly onRetry: () => void;
  readonly onFiltersChange: (filters: SearchFilters) => void;
}

/** The message about the answer: that it is pending, empty, incomplete or missing. Announced when it changes. */
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
