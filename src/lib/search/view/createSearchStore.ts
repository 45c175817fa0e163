import {
  type AutocompleteOptions,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import {
  createLatestSearch,
  type SearchAnswer,
  SearchError,
  type SearchErrorCode,
} from '@selection-set/search/client';
import {assertItems, filterOptions, InvalidItems, NO_FILTERS, type SearchFilters} from './filters';
import {keepOrder} from './hits';
import type {ListItem} from './results';
import type {SearchStore, SearchStoreOptions, SearchView} from './searchView';

/**
 * Lets the first of several calls through at once, and of the others only the last, once there has been none for the delay (SEA-1). Readers
 * who type on cause one query, and those who pause see its answer without a wait. If each call costs something, the first waits, too.
 *
 * @param delay in milliseconds; 0 lets every call through.
 * @returns a function that runs its argument now, later or never.
 */
export function createDebounce(delay: number): (run: () => void, isEager?: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (run, isEager = true) => {
    const isFirst = timer === undefined && (isEager || delay === 0);
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

interface AnswersOptions extends Pick<
  SearchStoreOptions,
  'limits' | 'open' | 'preset' | 'toItems'
> {
  /** The lines of a further answer, when no promise is pending: full texts follow titles, and a debounced query follows an earlier one. */
  readonly onMore: (items: ListItem[]) => void;
  /** A query has been without an answer for long (ST-4). */
  readonly onStalled: () => void;
}

/** State of the newest query. */
interface Answers {
  /** The last answer; to an earlier query while the next one is pending. */
  readonly answer: () => SearchAnswer | undefined;
  /** Why there is no answer. */
  readonly failure: () => SearchErrorCode | undefined;
  /** Whether the answer takes longer than readers expect. */
  readonly isStalled: () => boolean;
  /**
   * Lines of the first answer, none after a failure; never settles for a query that a newer one has replaced.
   *
   * @throws InvalidItems for an answer that is not a list (VAL-6).
   */
  readonly ask: (query: string, filters: SearchFilters) => Promise<ListItem[]>;
  /** The reader moves through the lines: from now on they keep their order. */
  readonly touch: () => void;
  /** Clears the state, and ignores pending answers (VAL-12). */
  readonly clear: () => void;
}

/** Longest time that lines may have been visible, in milliseconds, to be replaced by a better order: too short to read one. */
const UNREAD_MS = 150;

const NOTHING: SearchAnswer = {query: '', hits: [], stage: 'full'};

/** Sends one query after the other, and stores the answers (SEA-1, ERR-12). */
function createAnswers(options: AnswersOptions): Answers {
  const {preset, limits, open, onMore} = options;
  let version: string | undefined;
  let answer: SearchAnswer | undefined;
  let failure: SearchErrorCode | undefined;
  let waiting:
    | {readonly resolve: (items: ListItem[]) => void; readonly reject: (error: Error) => void}
    | undefined;
  // Changes with each query, so that one that was withdrawn during the debounce delay is never sent.
  let newest = 0;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let isStalled = false;
  // Of the newest query: whether an answer is visible, since when, and whether the reader has used it.
  let shownAt: number | undefined;
  let isTouched = false;
  const debounce = createDebounce(preset.debounceMs);

  /** Counts from the first query without an answer, so that it also applies to readers who type on (ST-4). */
  function awaitAnswer(): void {
    stallTimer ??= setTimeout(() => {
      isStalled = true;
      options.onStalled();
    }, preset.stallMs);
  }

  function endWait(): void {
    clearTimeout(stallTimer);
    stallTimer = undefined;
    isStalled = false;
  }

  function tell(items: ListItem[]): void {
    if (waiting === undefined) {
      onMore(items);
    } else {
      waiting.resolve(items);
      waiting = undefined;
    }
  }

  /** Keeps the order of lines that were visible long enough to be read, or are in use; a better order applies at once or never. */
  function inOrder(found: SearchAnswer): SearchAnswer {
    const now = performance.now();
    const isRead = shownAt !== undefined && (isTouched || now - shownAt >= UNREAD_MS);
    if (shownAt === undefined) {
      isTouched = false;
      shownAt = found.hits.length > 0 ? now : undefined;
    }
    return isRead && answer !== undefined
      ? {...found, hits: keepOrder(answer.hits, found.hits)}
      : found;
  }

  const askLatest = createLatestSearch(
    {
      search: async (query, call) => (query === '' ? NOTHING : open(version).search(query, call)),
    },
    {
      onAnswer: (found) => {
        if (found === NOTHING) {
          return;
        }
        endWait();
        assertItems('results', hitsOf(found));
        const ordered = inOrder(found);
        const results = options.toItems(ordered);
        assertItems('results', results);
        answer = ordered;
        failure = undefined;
        tell(results.map((result) => ({type: 'result', result})));
      },
      onFailed: (_query, error) => {
        endWait();
        answer = undefined;
        failure = error instanceof SearchError ? error.code : 'engine';
        if (error instanceof InvalidItems) {
          // Readers see that the search is broken, the console says why.
          waiting?.reject(error);
          waiting = undefined;
        }
        tell([]);
      },
    },
  );

  return {
    answer: () => answer,
    failure: () => failure,
    isStalled: () => isStalled,
    ask: async (query, filters) =>
      new Promise((resolve, reject) => {
        waiting = {resolve, reject};
        version = filters.version;
        newest += 1;
        const own = newest;
        debounce(
          () => {
            if (own === newest) {
              shownAt = undefined;
              awaitAnswer();
              void askLatest(query, {...limits, ...filterOptions(filters)});
            }
          },
          open(version).isMetered !== true,
        );
      }),
    touch: () => {
      isTouched = true;
    },
    clear: () => {
      newest += 1;
      endWait();
      answer = undefined;
      failure = undefined;
      waiting = undefined;
      void askLatest('');
    },
  };
}

/** The hits of an untrusted answer. */
function hitsOf(found: unknown): unknown {
  return typeof found === 'object' && found !== null && 'hits' in found ? found.hits : found;
}

interface SourcesOptions extends Pick<
  SearchStoreOptions,
  'listRecent' | 'onChosen' | 'preset' | 'toAddress'
> {
  readonly answers: Pick<Answers, 'ask' | 'clear'>;
  readonly filters: () => SearchFilters;
  readonly query: () => string;
}

type GetSources = NonNullable<AutocompleteOptions<ListItem>['getSources']>;
type Source = AutocompleteState<ListItem>['collections'][number]['source'];

/** Sources of lines: recent searches while there is no query, then the answers (AC-1, VAL-5). */
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
          getItems: () => {
            const earlier = options.listRecent();
            assertItems('recent', earlier);
            return earlier.map((text) => ({type: 'recent', query: text}));
          },
        },
      ];
    }
    const items = await answers.ask(asked, options.filters());
    return [{...results, getItems: () => items}];
  };
}

/** The longest timeout of a timer. */
const NEVER_MS = 2 ** 31 - 1;

/** The state of one search box, kept by the state machine of autocomplete-core (C-01, ST-3, AC-1..6). */
export function createSearchStore<Change = Event, Mouse = MouseEvent, Key = KeyboardEvent>(
  options: SearchStoreOptions,
): SearchStore<Change, Mouse, Key> {
  const {preset, initialQuery = ''} = options;
  const listeners = new Set<() => void>();
  const answers = createAnswers({...options, onMore: replaceItems, onStalled: emit});
  let filters: SearchFilters = NO_FILTERS;
  let machine: AutocompleteState<ListItem> | undefined;
  let view: SearchView = composeView();

  function composeView(): SearchView {
    const query = machine?.query ?? initialQuery;
    const status = machine?.status ?? 'idle';
    return {
      query,
      filters,
      answer: answers.answer(),
      failure: answers.failure(),
      status: status === 'loading' && answers.isStalled() ? 'stalled' : status,
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

  /** Keeps the active line if it still exists; the others change at once. */
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
    // `createAnswers` counts from the query instead of the keystroke.
    stallThreshold: NEVER_MS,
    initialState: {query: initialQuery},
    onStateChange: ({state, prevState}) => {
      machine = state;
      if (state.activeItemId !== prevState.activeItemId && state.query === prevState.query) {
        answers.touch();
      }
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
