import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type KnownPage, withoutBase} from '@selection-set/site-paths';

/** Existing pages whose address is spelled like the wanted one; empty until the list of pages has been loaded. */
export function usePageSuggestions(): readonly KnownPage[] {
  const baseUrl = useBaseUrl('/');
  const [suggestions, setSuggestions] = useState<readonly KnownPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      const {suggestPages} = await import('./suggestions');
      const wanted = withoutBase(window.location.pathname, baseUrl);
      if (isCurrent) {
        setSuggestions(suggestPages(wanted));
      }
    }
    // Without the list the page still says what happened and offers the issue.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [baseUrl]);
  return suggestions;
}
