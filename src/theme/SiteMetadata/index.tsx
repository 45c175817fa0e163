// Swizzle: SiteMetadata, theme-classic 3.10.2, wrapped (upstream status: unsafe).
// Why: each page has a social card of its own; what a page says itself comes later and wins (DOC-5).
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/SiteMetadata';
import {cardPath} from '@site/src/lib/paths/cardPath';
import {withoutBase} from '@site/src/lib/paths/withoutBase';

export default function SiteMetadata(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  return (
    <>
      <Original />
      <PageMetadata image={cardPath(withoutBase(pathname, baseUrl))} />
    </>
  );
}
