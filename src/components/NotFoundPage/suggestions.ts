import pages from '@generated/page-index/default/pages.json';
import {NAV_LINKS} from '@site/src/family/data/navigation';
import {SOLUTIONS} from '@site/src/family/data/solutions';
import {navLabels} from '@site/src/family/labels/navigation';
import {solutionTitles} from '@site/src/family/labels/solutions';
import {NOT_FOUND_SUGGESTION_LIMIT} from '@site/src/lib/constants';
import {type KnownPage, suggestPaths} from '@selection-set/site-paths';

const OWN_PAGES: readonly KnownPage[] = [
  ...NAV_LINKS.map(({id, to}) => ({path: to, title: navLabels[id]})),
  ...SOLUTIONS.map(({id}) => ({path: `/solutions/${id}`, title: solutionTitles[id]})),
];

/** Existing pages whose address is spelled like the requested one. */
export function suggestPages(wanted: string): readonly KnownPage[] {
  return suggestPaths(wanted, [...OWN_PAGES, ...pages], NOT_FOUND_SUGGESTION_LIMIT);
}
