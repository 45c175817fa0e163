import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {NAV_LINKS} from '@site/src/data/navigation';
import {SOLUTIONS} from '@site/src/data/solutions';
import {navLabels} from '@site/src/labels/navigation';
import {solutionTitles} from '@site/src/labels/solutions';
import {NOT_FOUND_SUGGESTION_LIMIT} from '@site/src/lib/constants';
import {type KnownPage, suggestPaths} from '@site/src/lib/paths/suggestPaths';
import {withoutBase} from '@site/src/lib/paths/withoutBase';

const OWN_PAGES: readonly KnownPage[] = [
  ...NAV_LINKS.map(({id, to}) => ({path: to, title: navLabels[id]})),
  ...SOLUTIONS.map(({id}) => ({path: `/solutions/${id}`, title: solutionTitles[id]})),
];

/** Existing pages whose address is spelled like the wanted one; empty until the page list has been loaded. */
export function usePageSuggestions(): readonly KnownPage[] {
  const baseUrl = useBaseUrl('/');
  const [suggestions, setSuggestions] = useState<readonly KnownPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      const {default: pages} = await import('@generated/page-index/default/pages.json');
      const wanted = withoutBase(window.location.pathname, baseUrl);
      if (isCurrent) {
        setSuggestions(suggestPaths(wanted, [...OWN_PAGES, ...pages], NOT_FOUND_SUGGESTION_LIMIT));
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
