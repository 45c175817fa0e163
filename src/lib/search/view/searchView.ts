import type {AutocompleteApi, AutocompleteState} from '@algolia/autocomplete-core';
import type {SearchAnswer, SearchClient, SearchErrorCode} from '@selection-set/search/client';
import type {SearchFilters} from './filters';
import type {ListItem, ResultItem} from './results';
import type {SearchPreset} from '@selection-set/search-hosted/limits';

/** State of a search box for display. */
export interface SearchView extends Pick<
  AutocompleteState<ListItem>,
  'activeItemId' | 'collections' | 'isOpen' | 'status'
> {
  readonly query: string;
  readonly filters: SearchFilters;
  /** The last answer; to an earlier query while the next one is pending. */
  readonly answer: SearchAnswer | undefined;
  /** Why there is no answer. */
  readonly failure: SearchErrorCode | undefined;
  /** Whether the query has the maximum length. */
  readonly isCut: boolean;
}

/**
 * - `idle`: there is no query.
 * - `waiting`: there is nothing to show yet; `stalled` after longer than readers expect (ST-3, ST-4).
 * - `failed`: there will be no answer.
 * - `empty`: nothing matches (ERR-1, ERR-2).
 * - `results`: of this query, or still of the previous one.
 */
export type SearchStage = 'empty' | 'failed' | 'idle' | 'results' | 'stalled' | 'waiting';

/** Which of the states of a search box to display; "nothing found" only appears when it is certain. */
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

/** Whether more may arrive without a new query: an answer, or the full texts after the titles. */
export function isAwaited({status, answer}: Pick<SearchView, 'answer' | 'status'>): boolean {
  return status !== 'idle' || (answer?.stage === 'titles' && answer.failure === undefined);
}

export interface SearchStoreOptions {
  readonly id: string;
  readonly preset: SearchPreset;
  /** Most pages, and most sections of each. */
  readonly limits: {readonly pages: number; readonly sections: number};
  readonly initialQuery?: string;
  /** The search of a version; without one, of the current version. */
  readonly open: (version: string | undefined) => Pick<SearchClient, 'isMetered' | 'search'>;
  /** Lines of an answer in display order; none if the list has no selectable lines. */
  readonly toItems: (answer: SearchAnswer) => readonly ResultItem[];
  /** Recent searches, offered while there is no query. */
  readonly listRecent: () => readonly string[];
  /** Address with the site's base address, for a new tab. */
  readonly toAddress: (to: string) => string;
  readonly onNavigate: (item: ResultItem) => void;
  /** Called before the navigation, even for one in a new tab or window. */
  readonly onChosen: (query: string, item: ResultItem) => void;
  /** Called on Enter when no line is active. */
  readonly onSubmit: (query: string) => void;
}

/** The types of events depend on who renders the box. */
export interface SearchStore<Change = Event, Mouse = MouseEvent, Key = KeyboardEvent> {
  readonly autocomplete: AutocompleteApi<ListItem, Change, Mouse, Key>;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getView: () => SearchView;
  /** Sets query and filters together, as in an address. */
  readonly ask: (query: string, filters: SearchFilters) => void;
  readonly setFilters: (filters: SearchFilters) => void;
  /** A result was followed without the keyboard; `isPlain` for navigation in this window. */
  readonly choose: (item: ResultItem, isPlain: boolean) => void;
  /** Repeats the query, after a failure or a change of the recent searches. */
  readonly refresh: () => void;
}
