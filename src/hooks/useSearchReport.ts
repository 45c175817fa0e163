import {useEffect, useEffectEvent} from 'react';
import type {SearchClient, TextPlace} from '@selection-set/search/client';

/**
 * Tells the search what is on the screen, and when it closes (API-2); a search that reports nothing is told nothing.
 *
 * @param places of the answer that is shown, undefined while there is none.
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
