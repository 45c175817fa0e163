import type {AutocompleteApi, AutocompleteState} from '@algolia/autocomplete-core';
import type {SearchAnswer, SearchClient, SearchErrorCode} from '@selection-set/search/client';
import type {SearchFilters} from './filters';
import type {ListItem, ResultItem} from './results';
import type {SearchPreset} from '@selection-set/search-hosted/limits';

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

/** Whether more may come by itself: an answer, or the full texts after the titles. */
export function isAwaited({status, answer}: Pick<SearchView, 'answer' | 'status'>): boolean {
  return status !== 'idle' || (answer?.stage === 'titles' && answer.failure === undefined);
}

export interface SearchStoreOptions {
  readonly id: string;
  readonly preset: SearchPreset;
  /** Pages, and sections of each, that are asked for. */
  readonly limits: {readonly pages: number; readonly sections: number};
  readonly initialQuery?: string;
  /** The search of a version, of the one that is being read without it. */
  readonly open: (version: string | undefined) => Pick<SearchClient, 'isMetered' | 'search'>;
  /** Lines of an answer in the order in which they are drawn; none where the list is not one to choose from. */
  readonly toItems: (answer: SearchAnswer) => readonly ResultItem[];
  /** Earlier searches, which are offered while nothing is asked. */
  readonly listRecent: () => readonly string[];
  /** Address with the site's base address, for a new tab. */
  readonly toAddress: (to: string) => string;
  readonly onNavigate: (item: ResultItem) => void;
  /** Before the navigation, also for one in a new tab or window. */
  readonly onChosen: (query: string, item: ResultItem) => void;
  /** Enter, when no line is active. */
  readonly onSubmit: (query: string) => void;
}

/** The types of events are those of whoever draws the box. */
export interface SearchStore<Change = Event, Mouse = MouseEvent, Key = KeyboardEvent> {
  readonly autocomplete: AutocompleteApi<ListItem, Change, Mouse, Key>;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getView: () => SearchView;
  /** Words and filters together, as an address has them. */
  readonly ask: (query: string, filters: SearchFilters) => void;
  readonly setFilters: (filters: SearchFilters) => void;
  /** A result was followed by other means than the keyboard; `isPlain` where it is to be shown here. */
  readonly choose: (item: ResultItem, isPlain: boolean) => void;
  /** Asks the same again, after a failure or a change of the earlier searches. */
  readonly refresh: () => void;
}
