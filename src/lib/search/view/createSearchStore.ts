import {
  createAutocomplete,
  type AutocompleteOptions,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import {
  SearchError,
  createLatestSearch,
  type SearchAnswer,
  type SearchErrorCode,
} from '@selection-set/search/client';
import {NO_FILTERS, filterOptions, type SearchFilters} from './filters';
import type {ListItem} from './results';
import type {SearchView} from './searchView';
import type {SearchStore, SearchStoreOptions} from './storeTypes';

/**
 * Lets the first of several calls through at once and of the others only the last, when there has been none for the delay (SEA-1). Readers who
 * type on ask one question, and those who pause see its answer without a wait.
 *
 * @param delay in milliseconds; 0 lets every call through.
 * @returns a function that runs its argument now, later or never.
 */
export function createDebounce(delay: number): (run: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (run) => {
    const isFirst = timer === undefined;
    clearTimeout(timer);
    if (isFirst) {
      run();
    }
    if (delay > 0) {
      timer = setTimeout(() => {
        timer = undefined;
        if (!isFirst) {
          run();
        }
      }, delay);
    }
  };
}

export interface AnswersOptions extends Pick<
  SearchStoreOptions,
  'limits' | 'open' | 'preset' | 'toItems'
> {
  /** The lines of a further answer, when nobody waits for one any more: full texts follow titles, and a debounced question an earlier one. */
  readonly onMore: (items: ListItem[]) => void;
}

/** What is known about the newest question. */
interface Answers {
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
function createAnswers(options: AnswersOptions): Answers {
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

export interface SourcesOptions extends Pick<
  SearchStoreOptions,
  'listRecent' | 'onChosen' | 'preset' | 'toAddress'
> {
  readonly answers: Pick<Answers, 'ask' | 'clear'>;
  readonly filters: () => SearchFilters;
  readonly query: () => string;
}

type GetSources = NonNullable<AutocompleteOptions<ListItem>['getSources']>;
type Source = AutocompleteState<ListItem>['collections'][number]['source'];

/** Where lines come from: earlier searches as long as nothing is asked, then the answers (AC-1, VAL-5). */
function createSources(options: SourcesOptions): GetSources {
  const {answers, preset} = options;
  const getItemInputValue = ({item}: {item: ListItem}): string =>
    item.type === 'recent' ? item.query : options.query();
  const recent: Pick<Source, 'getItemInputValue' | 'onSelect' | 'sourceId'> = {
    getItemInputValue,
    sourceId: 'recent',
    onSelect: ({setIsOpen}) => setIsOpen(true),
  };
  const results: Pick<Source, 'getItemInputValue' | 'getItemUrl' | 'onSelect' | 'sourceId'> = {
    getItemInputValue,
    sourceId: 'results',
    getItemUrl: ({item}) =>
      item.type === 'result' ? options.toAddress(item.result.to) : undefined,
    onSelect: ({item, state}) => {
      if (item.type === 'result') {
        options.onChosen(state.query, item.result);
      }
    },
  };

  return async ({query}) => {
    const asked = query.trim();
    if (asked.length < preset.minChars) {
      answers.clear();
      return [
        {
          ...recent,
          getItems: () => options.listRecent().map((text) => ({type: 'recent', query: text})),
        },
      ];
    }
    const items = await answers.ask(asked, options.filters());
    return [{...results, getItems: () => items}];
  };
}

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
