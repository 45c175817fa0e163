import {useAllDocsData, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector, useQueryString} from '@docusaurus/theme-common';
import type {SearchClient} from '@selection-set/search/client';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {useRecentSearches} from '@site/src/hooks/useRecentSearches';
import {useSearchClients} from '@site/src/hooks/useSearchClients';
import {useSearchReport} from '@site/src/hooks/useSearchReports';
import {useSearchStore} from '@site/src/hooks/useSearchStore';
import {
  SEARCH_ADDRESS_PAUSE_MS,
  SEARCH_HIT_LIMIT,
  SEARCH_SECTION_LIMIT,
} from '@site/src/lib/constants';
import {SEARCH_HITS_PER_PAGE, SEARCH_PRESET} from '@site/src/lib/search/presets';
import {createThrottle} from '@site/src/lib/search/view/createThrottle';
import {readFilters, searchParameters, type SearchFilters} from '@site/src/lib/search/view/filters';
import {type HitsPage, pageOfHits} from '@site/src/lib/search/view/hits';
import {listItems, type ResultItem} from '@site/src/lib/search/view/results';
import type {SearchView} from '@site/src/lib/search/view/searchView';
import {VERSION_PARAMETER, searchScope, type SearchScope} from '@site/src/lib/versions/searchScope';

interface SearchAddress {
  readonly query: string;
  readonly filters: SearchFilters;
  /** From 0. */
  readonly page: number;
  /** Sets the reader's current query; the address is updated at most once a second, because browsers limit the rate of changes. */
  readonly replace: (query: string, filters: SearchFilters) => void;
  /** Opens another page of the same results, with its own history entry. */
  readonly push: (page: number) => void;
  /** Updates the address before the reader leaves. */
  readonly flush: () => void;
}

/** The query in the address of the search page, or the reader's newer one. */
function useSearchAddress(): SearchAddress {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search).replace(/^\?/u, '');
  const parameters = new URLSearchParams(search);
  const [pending, setPending] = useState<Pick<SearchAddress, 'filters' | 'query'>>();
  const [throttle] = useState(() => createThrottle(SEARCH_ADDRESS_PAUSE_MS));
  // Distinguishes an address of our own from one that the reader has opened.
  const written = useRef<string>(undefined);

  const onAddress = useEffectEvent((found: string) => {
    if (found !== written.current) {
      throttle.drop();
      setPending(undefined);
    }
  });
  useEffect(() => onAddress(search), [search]);
  // A reader who leaves the field may leave the page next.
  useEffect(() => {
    window.addEventListener('focusout', throttle.flush);
    return () => {
      window.removeEventListener('focusout', throttle.flush);
      throttle.drop();
    };
  }, [throttle]);

  const current = {
    query: (parameters.get('q') ?? '').slice(0, SEARCH_PRESET.maxChars),
    filters: readFilters(parameters),
  };
  const {query, filters} = pending ?? current;
  const isPending = addressOf(query, filters) !== addressOf(current.query, current.filters);
  const page = Math.floor(Number(parameters.get('page') ?? 1)) - 1 || 0;
  return {
    query,
    filters,
    page: isPending ? 0 : page,
    replace: (words, wanted) => {
      setPending({query: words, filters: wanted});
      throttle.call(() => {
        written.current = addressOf(words, wanted);
        history.replace({search: written.current});
      });
    },
    push: (wanted) => {
      throttle.drop();
      written.current = addressOf(query, filters, wanted);
      history.push({search: written.current});
    },
    flush: throttle.flush,
  };
}

/** The address for words and filters. */
function addressOf(query: string, filters: SearchFilters, page = 0): string {
  return searchParameters(query, filters, page).toString();
}

const NO_VERSIONS: readonly GlobalVersion[] = [];

/** The scope in the address; the latest version before scripts run. */
function useSearchScope(): SearchScope<GlobalVersion> {
  const [wanted] = useQueryString(VERSION_PARAMETER);
  const {default: docs} = useAllDocsData();
  return searchScope(docs?.versions ?? NO_VERSIONS, wanted);
}

export interface PageSearch {
  /** The field's text. */
  readonly query: string;
  readonly view: SearchView;
  /** The visible page of the hits. */
  readonly shown: HitsPage;
  readonly scope: SearchScope<GlobalVersion>;
  readonly client: SearchClient;
  readonly onQueryChange: (query: string) => void;
  readonly onFiltersChange: (filters: SearchFilters) => void;
  readonly onPageChange: (page: number) => void;
  readonly onRetry: () => void;
  /** Called before a link of a hit is followed. */
  readonly onChoose: (item: ResultItem) => void;
}

/** The search in the address; every change of it updates the address. */
export function usePageSearch(): PageSearch {
  const address = useSearchAddress();
  const {query, filters, page} = address;
  const scope = useSearchScope();
  const open = useSearchClients();
  const recent = useRecentSearches();
  const [store, view] = useSearchStore({
    preset: SEARCH_PRESET,
    limits: {pages: SEARCH_HIT_LIMIT, sections: SEARCH_SECTION_LIMIT},
    open,
    toItems: () => [],
    listRecent: () => [],
    toAddress: (to) => to,
    onNavigate: () => undefined,
    onChosen: recent.add,
    onSubmit: recent.add,
  });

  const ask = useEffectEvent((_asked: string) => {
    if (query !== '' || store.getView().query !== '') {
      store.ask(query, {
        ...filters,
        version: scope.kind === 'version' ? scope.version.name : undefined,
      });
    }
  });
  const asked = addressOf(query, filters);
  useEffect(() => ask(asked), [asked]);

  const client = open(view.filters.version);
  const {answer} = view;
  const shown = pageOfHits(answer?.hits ?? [], page, SEARCH_HITS_PER_PAGE);
  useSearchReport(
    client,
    answer?.query ?? '',
    answer && shown.hits.flatMap(listItems).map(({place}) => place),
  );

  return {
    query,
    view,
    shown,
    scope,
    client,
    onQueryChange: (words) => address.replace(words, filters),
    onFiltersChange: (wanted) => address.replace(query, wanted),
    onPageChange: address.push,
    onRetry: store.refresh,
    onChoose: (item) => {
      address.flush();
      recent.add(answer?.query ?? '');
      client.report?.({type: 'chosen', place: item.place});
    },
  };
}
