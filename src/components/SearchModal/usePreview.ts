import {useEffect, useEffectEvent, useState} from 'react';
import {useMediaQuery} from '@site/src/hooks/useMediaQuery';
import {SEARCH_PREVIEW_CHARS, SEARCH_PREVIEW_DELAY_MS} from '@site/src/lib/constants';
import {WIDE_HEADER_QUERY} from '@site/src/lib/media/queries';
import type {PageHeading, SearchClient} from '@selection-set/search/client';
import type {Excerpt} from '@selection-set/search/engine';
import type {ResultItem} from '@site/src/lib/search/view/results';

export interface PreviewTexts {
  /** Of the result that they belong to. */
  readonly key: string;
  readonly excerpt: Excerpt | undefined;
  readonly headings: readonly PageHeading[];
}

/** Excerpt and headings of the active result, once it has been active for a moment; nothing is loaded where no preview is drawn. */
export function usePreview(
  client: Pick<SearchClient, 'excerpts' | 'headings'>,
  query: string,
  item: ResultItem | undefined,
): PreviewTexts | undefined {
  const [texts, setTexts] = useState<PreviewTexts>();
  const isDrawn = useMediaQuery(WIDE_HEADER_QUERY);
  const key = isDrawn ? item?.key : undefined;

  const load = useEffectEvent(async (asked: string, isCurrent: () => boolean): Promise<void> => {
    if (item === undefined) {
      return;
    }
    const [excerpt, headings] = await Promise.allSettled([
      client.excerpts(asked, [item.place], SEARCH_PREVIEW_CHARS),
      client.headings(item.place.page),
    ]);
    if (isCurrent()) {
      setTexts({
        key: item.key,
        excerpt: excerpt.status === 'fulfilled' ? excerpt.value[0] : undefined,
        headings: headings.status === 'fulfilled' ? headings.value : [],
      });
    }
  });

  useEffect(() => {
    if (key === undefined) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => void load(query, () => isCurrent), SEARCH_PREVIEW_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, query]);

  return texts?.key === key ? texts : undefined;
}
