import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardPath} from '@site/src/lib/paths/cardPath';
import {withoutBase} from '@selection-set/site-paths';

/** Links each page to its own social card; metadata of the page itself comes later and takes precedence (DOC-5). */
export default function SocialCardMetadata(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  return <PageMetadata image={cardPath(withoutBase(pathname, baseUrl))} />;
}
