import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withoutBase} from '@selection-set/site-paths';
import {sectionOfPath} from '@site/src/lib/search/view/results';

/**
 * The tool that the page is about; undefined if it is not about one.
 *
 * @param tools last parts of all tools' addresses.
 */
export function useToolOfPage(tools: readonly string[]): string | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return sectionOfPath(withoutBase(pathname, baseUrl), tools);
}
