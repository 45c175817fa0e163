import {useEffect, useEffectEvent, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SEARCH_REPORT_STORAGE_KEY} from '@site/src/lib/constants';
import {ALLOWED, readHostedConfig, refusesTracking} from '@selection-set/search-hosted';
import {useBrowserValue} from './useBrowserValue';
import type {SearchClient, TextPlace} from '@selection-set/search/client';

export interface SearchReports {
  /** Whether there is anything to consent to, in a browser. */
  readonly isOffered: boolean;
  /** Whether the browser itself signals an objection. */
  readonly isRefused: boolean;
  readonly isAllowed: boolean;
  readonly setAllowed: (isAllowed: boolean) => void;
}

/** The reader's consent to reports of the search, stored only in this browser (API-2). */
export function useSearchReports(): SearchReports {
  const {siteConfig} = useDocusaurusContext();
  const stored = useBrowserValue<boolean | undefined>(readStored, undefined);
  const isRefused = useBrowserValue(readRefusal, false);
  const [chosen, setChosen] = useState<boolean>();
  const isConfigured = readHostedConfig(siteConfig.themeConfig.algolia)?.insights === true;
  return {
    isOffered: isConfigured && stored !== undefined,
    isRefused,
    isAllowed: !isRefused && (chosen ?? stored ?? false),
    setAllowed: (isAllowed) => {
      store(isAllowed);
      setChosen(isAllowed);
    },
  };
}

function readStored(): boolean {
  try {
    return localStorage.getItem(SEARCH_REPORT_STORAGE_KEY) === ALLOWED;
  } catch {
    return false;
  }
}

function readRefusal(): boolean {
  return refusesTracking({
    doNotTrack: navigator.doNotTrack,
    globalPrivacyControl:
      'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  });
}

/** A browser that stores nothing asks again on the next page, and reports nothing meanwhile. */
function store(isAllowed: boolean): void {
  try {
    if (isAllowed) {
      localStorage.setItem(SEARCH_REPORT_STORAGE_KEY, ALLOWED);
    } else {
      localStorage.removeItem(SEARCH_REPORT_STORAGE_KEY);
    }
  } catch {
    // Without a stored value, nothing is allowed.
  }
}

/**
 * Notifies the search of what is shown, and of when it closes (API-2); does nothing for a search without reports.
 *
 * @param places of the current answer, undefined while there is none.
 * @param query of that answer.
 */
export function useSearchReport(
  client: Pick<SearchClient, 'report'>,
  query: string,
  places: readonly TextPlace[] | undefined,
): void {
  const tellShown = useEffectEvent((search: Pick<SearchClient, 'report'>) => {
    search.report?.({type: 'shown', places: places ?? []});
  });
  const shown =
    places && `${query} ${places.map(({page, section}) => `${page}-${section ?? ''}`).join(' ')}`;
  useEffect(() => {
    if (shown !== undefined) {
      tellShown(client);
    }
  }, [client, shown]);
  useEffect(() => () => client.report?.({type: 'closed'}), [client]);
}
