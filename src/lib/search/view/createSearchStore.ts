import {type AutocompleteState, createAutocomplete} from '@algolia/autocomplete-core';
import {createAnswers} from './createAnswers';
import {createSources} from './createSources';
import {NO_FILTERS, type SearchFilters} from './filters';
import type {ListItem} from './results';
import type {SearchView} from './searchView';
import type {SearchStore, SearchStoreOptions} from './storeTypes';

/** The state of one search box, kept by the state machine of autocomplete-core (C-01, ST-3, AC-1..6). */
export function createSearchStore<Change = Event, Mouse = MouseEvent, Key = KeyboardEvent>(
  options: SearchStoreOptions,
): SearchStore<Change, Mouse, Key> {
  const {preset, initialQuery = ''} = options;
  const listeners = new Set<() => void>();
  const answers = createAnswers({...options, onMore: replaceItems});
  let filters: SearchFilters = NO_FILTERS;
  let machine: AutocompleteState<ListItem> | undefined;
  let view: SearchView = composeView();

  function composeView(): SearchView {
    const query = machine?.query ?? initialQuery;
    return {
      query,
      filters,
      answer: answers.answer(),
      failure: answers.failure(),
      status: machine?.status ?? 'idle',
      collections: machine?.collections ?? [],
      activeItemId: machine?.activeItemId ?? null,
      isOpen: machine?.isOpen ?? false,
      isCut: query.length >= preset.maxChars,
    };
  }

  function emit(): void {
    view = composeView();
    for (const listener of listeners) {
      listener();
    }
  }

  /** The line that is active stays so if it is still there; the others change at once. */
  function replaceItems(items: ListItem[]): void {
    const {collections = [], activeItemId = null} = machine ?? {};
    const [collection] = collections;
    if (collection?.source.sourceId !== 'results') {
      emit();
      return;
    }
    const active = activeItemId === null ? undefined : collection.items[activeItemId];
    const place = activeItemId === 0 ? 0 : items.findIndex((item) => keyOf(item) === keyOf(active));
    autocomplete.setCollections([{source: collection.source, items}]);
    autocomplete.setActiveItemId(place === -1 ? 0 : place);
  }

  const autocomplete = createAutocomplete<ListItem, Change, Mouse, Key>({
    id: options.id,
    openOnFocus: true,
    defaultActiveItemId: 0,
    insights: false,
    // Counted from the question, which waits for the debounce.
    stallThreshold: preset.debounceMs + preset.stallMs,
    initialState: {query: initialQuery},
    onStateChange: ({state}) => {
      machine = state;
      emit();
    },
    onSubmit: ({state}) => options.onSubmit(state.query),
    onReset: (box) => {
      box.setQuery('');
      void box.refresh();
    },
    navigator: {
      navigate: ({item}) => {
        if (item.type === 'result') {
          options.onNavigate(item.result);
        }
      },
    },
    getSources: createSources({
      ...options,
      answers,
      filters: () => filters,
      query: () => machine?.query ?? '',
    }),
  });

  const ask = (query: string, wanted: SearchFilters): void => {
    filters = wanted;
    autocomplete.setQuery(query.slice(0, preset.maxChars));
    void autocomplete.refresh();
  };
  return {
    autocomplete,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getView: () => view,
    ask,
    setFilters: (wanted) => ask(view.query, wanted),
    choose: (item, isPlain) => {
      options.onChosen(view.query, item);
      if (isPlain) {
        options.onNavigate(item);
      }
    },
    refresh: () => void autocomplete.refresh(),
  };
}

function keyOf(item: ListItem | undefined): string | undefined {
  return item?.type === 'result' ? item.result.key : item?.query;
}
