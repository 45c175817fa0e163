import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import NotIndexed from '@site/src/components/NotIndexed';
import {useIndexedPlace} from '@site/src/hooks/useReadVersion';

/**
 * The common part of every page's head, to which the page adds its own: the address that search engines should list (V4). Pages add their
 * languages themselves, because only they know in which they exist.
 */
export default function SiteHead(): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {metadata, image} = useThemeConfig();
  const {path, isIndexed} = useIndexedPlace();
  const address = siteConfig.url + path;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={address} />
        <link rel="canonical" href={address} />
        {/* Upstream has it, so that the theme's classes for keyboard focus exist without scripts. */}
        <body />
      </Head>
      {image !== undefined && <PageMetadata image={image} />}
      {!isIndexed && <NotIndexed />}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      <Head>
        {metadata.map((entry, index) => (
          <meta key={index} {...entry} />
        ))}
      </Head>
    </>
  );
}
