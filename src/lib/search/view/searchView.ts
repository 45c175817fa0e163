import type {AutocompleteState} from '@algolia/autocomplete-core';
import type {SearchAnswer, SearchErrorCode} from '@selection-set/search/client';
import type {SearchFilters} from './filters';
import type {ListItem} from './results';

/** What a search box shows. */
export interface SearchView extends Pick<
  AutocompleteState<ListItem>,
  'activeItemId' | 'collections' | 'isOpen' | 'status'
> {
  readonly query: string;
  readonly filters: SearchFilters;
  /** The last that came; to an earlier question while the next is being asked. */
  readonly answer: SearchAnswer | undefined;
  /** Why there is no answer. */
  readonly failure: SearchErrorCode | undefined;
  /** Whether the question is as long as one may be. */
  readonly isCut: boolean;
}

/**
 * - `idle`: nothing is asked.
 * - `waiting`: there is nothing to show yet; `stalled` after longer than readers expect (ST-3, ST-4).
 * - `failed`: there will be none.
 * - `empty`: nothing fits (ERR-1, ERR-2).
 * - `results`: of this question, or still of the one before it.
 */
export type SearchStage = 'empty' | 'failed' | 'idle' | 'results' | 'stalled' | 'waiting';

/** Which of the states of a search box is to be drawn; "nothing found" is said only when it is certain. */
export function stageOf({query, status, answer, failure}: SearchView): SearchStage {
  if (query.trim() === '') {
    return 'idle';
  }
  const hasHits = answer !== undefined && answer.hits.length > 0;
  if (status === 'stalled' && !hasHits) {
    return 'stalled';
  }
  if (failure !== undefined && status !== 'loading') {
    return 'failed';
  }
  if (answer === undefined) {
    return 'waiting';
  }
  if (hasHits) {
    return 'results';
  }
  return answer.stage === 'full' || answer.failure !== undefined ? 'empty' : 'waiting';
}
