import {useEffect, useEffectEvent, useState} from 'react';
import type {SearchAnswer, SearchClient} from '@selection-set/search/client';
import type {Excerpt, PageHit} from '@selection-set/search/engine';

const NONE: ReadonlyMap<number, Excerpt> = new Map();

/**
 * Excerpts for the hits of a full answer, by the hits' index; none before they have come, and none where they do not.
 *
 * @param hits those that are drawn.
 */
export function useExcerpts(
  client: Pick<SearchClient, 'excerpts'>,
  {query, stage}: SearchAnswer,
  hits: readonly PageHit[],
): ReadonlyMap<number, Excerpt> {
  const [excerpts, setExcerpts] = useState(NONE);
  const load = useEffectEvent(async (isCurrent: () => boolean): Promise<void> => {
    const places = hits.map(({index: page, sections: [first]}) => ({page, section: first?.index}));
    try {
      const found = await client.excerpts(query, places);
      if (isCurrent()) {
        setExcerpts(
          new Map(
            places.flatMap(({page}, index) => {
              const excerpt = found[index];
              return excerpt === undefined ? [] : [[page, excerpt] as const];
            }),
          ),
        );
      }
    } catch {
      // Titles and headings say enough; the next search tries again.
    }
  });
  const wanted = stage === 'full' ? `${hits.map(({index}) => index).join(' ')} ${query}` : '';
  useEffect(() => {
    let isCurrent = true;
    // In a task of its own: readers who type on ask for none.
    const timer = setTimeout(() => wanted !== '' && void load(() => isCurrent));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return excerpts;
}
