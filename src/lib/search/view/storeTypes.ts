import type {AutocompleteApi} from '@algolia/autocomplete-core';
import type {SearchPreset} from '@selection-set/search-hosted/limits';
import type {SearchAnswer, SearchClient} from '@selection-set/search/client';
import type {SearchFilters} from './filters';
import type {ListItem, ResultItem} from './results';
import type {SearchView} from './searchView';

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
