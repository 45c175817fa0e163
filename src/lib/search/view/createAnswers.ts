import {
  type SearchAnswer,
  type SearchErrorCode,
  createLatestSearch,
  SearchError,
} from '@selection-set/search/client';
import {createDebounce} from './createDebounce';
import {filterOptions, type SearchFilters} from './filters';
import type {ListItem} from './results';
import type {SearchStoreOptions} from './storeTypes';

export interface AnswersOptions extends Pick<
  SearchStoreOptions,
  'limits' | 'open' | 'preset' | 'toItems'
> {
  /** The lines of a further answer, when nobody waits for one any more: full texts follow titles, and a debounced question an earlier one. */
  readonly onMore: (items: ListItem[]) => void;
}

/** What is known about the newest question. */
export interface Answers {
  /** The last that came; to an earlier question while the next is being asked. */
  readonly answer: () => SearchAnswer | undefined;
  /** Why there is no answer. */
  readonly failure: () => SearchErrorCode | undefined;
  /** Lines of the first answer, none after a failure; never settles for a question that a newer one has silenced. */
  readonly ask: (query: string, filters: SearchFilters) => Promise<ListItem[]>;
  /** Forgets, and silences what is being asked (VAL-12). */
  readonly clear: () => void;
}

/** Asks one question after the other, and keeps what comes back (SEA-1, ERR-12). */
export function createAnswers(options: AnswersOptions): Answers {
  const {preset, limits, open, onMore} = options;
  let version: string | undefined;
  let answer: SearchAnswer | undefined;
  let failure: SearchErrorCode | undefined;
  let waiting: ((items: ListItem[]) => void) | undefined;
  const debounce = createDebounce(preset.debounceMs);

  function tell(items: ListItem[]): void {
    if (waiting === undefined) {
      onMore(items);
    } else {
      waiting(items);
      waiting = undefined;
    }
  }

  const askLatest = createLatestSearch(
    {
      search: async (query, call) =>
        query === '' ? {query, hits: [], stage: 'full'} : open(version).search(query, call),
    },
    {
      onAnswer: (found) => {
        if (found.query === '') {
          return;
        }
        answer = found;
        failure = undefined;
        tell(options.toItems(found).map((result) => ({type: 'result', result})));
      },
      onFailed: (_query, error) => {
        answer = undefined;
        failure = error instanceof SearchError ? error.code : 'engine';
        tell([]);
      },
    },
  );

  return {
    answer: () => answer,
    failure: () => failure,
    ask: async (query, filters) =>
      new Promise((done) => {
        waiting = done;
        version = filters.version;
        debounce(() => {
          void askLatest(query, {...limits, ...filterOptions(filters)});
        });
      }),
    clear: () => {
      answer = undefined;
      failure = undefined;
      waiting = undefined;
      void askLatest('');
    },
  };
}
