import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBrowserValue} from '@site/src/hooks/useBrowserValue';
import {gitIssueUrl} from '@site/src/lib/git/repository';

export interface Props {
  /** Title of the issue; `{path}` becomes the path of this page once it is known in the browser. */
  readonly title: string;
  /** Comma-separated labels. */
  readonly labels: string;
  readonly children: ReactNode;
}

/** Opens a prefilled issue in a new window (RTE-4, RTE-5, ERR-4). */
export default function IssueLink({title, labels, children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const path = useBrowserValue(() => window.location.pathname, '');
  const {docsRepositoryBase} = siteConfig.customFields ?? {};
  // A function, because a string would be interpreted as a pattern: addresses may contain `$&`.
  const issue = {title: title.replace('{path}', () => path), labels};
  return (
    <Link
      to={gitIssueUrl(String(docsRepositoryBase), issue)}
      target="_blank"
      rel="noopener noreferrer">
      {children}
    </Link>
  );
}
