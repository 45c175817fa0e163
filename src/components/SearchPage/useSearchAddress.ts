import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {SEARCH_ADDRESS_PAUSE_MS} from '@site/src/lib/constants';
import {SEARCH_PRESET} from '@site/src/lib/search/presets';
import {createThrottle} from '@site/src/lib/search/view/createThrottle';
import {readFilters, searchParameters, type SearchFilters} from '@site/src/lib/search/view/filters';

export interface SearchAddress {
  readonly query: string;
  readonly filters: SearchFilters;
  /** From 0. */
  readonly page: number;
  /** What the reader wants now; the address follows at most once a second, as browsers refuse more than a few changes. */
  readonly replace: (query: string, filters: SearchFilters) => void;
  /** Another page of the same results, with an entry of its own. */
  readonly push: (page: number) => void;
  /** Brings the address up to date before the reader leaves. */
  readonly flush: () => void;
}

/** What the address of the search page asks for, or what the reader has asked for since it changed. */
export function useSearchAddress(): SearchAddress {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search).replace(/^\?/u, '');
  const parameters = new URLSearchParams(search);
  const [ahead, setAhead] = useState<Pick<SearchAddress, 'filters' | 'query'>>();
  const [throttle] = useState(() => createThrottle(SEARCH_ADDRESS_PAUSE_MS));
  // Tells an address of our own from one that the reader has gone to.
  const written = useRef<string>(undefined);

  const onAddress = useEffectEvent((found: string) => {
    if (found !== written.current) {
      throttle.drop();
      setAhead(undefined);
    }
  });
  useEffect(() => onAddress(search), [search]);
  // Whoever leaves the field may leave the page next.
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
  const {query, filters} = ahead ?? current;
  const isAhead = addressOf(query, filters) !== addressOf(current.query, current.filters);
  const page = Math.floor(Number(parameters.get('page') ?? 1)) - 1 || 0;
  return {
    query,
    filters,
    page: isAhead ? 0 : page,
    replace: (words, wanted) => {
      setAhead({query: words, filters: wanted});
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

/** The words and filters as an address has them. */
export function addressOf(query: string, filters: SearchFilters, page = 0): string {
  return searchParameters(query, filters, page).toString();
}
