import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ArticleFrame from '@site/src/components/ArticleFrame';
import PageActions from '@site/src/components/PageActions';
import PageFeedback from '@site/src/components/PageFeedback';
import {useContentLanguage} from '@site/src/hooks/useContentLanguage';
import {withoutBase} from '@site/src/lib/paths/withoutBase';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

/** One document with breadcrumbs, table of contents and the pages before and after (RTE-6). */
export default function DocArticle({children}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {frontMatter, metadata, toc} = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  const language = useContentLanguage(metadata.source);
  return (
    <ArticleFrame aside={hasToc && <DocItemTOCDesktop />}>
      <ContentVisibility metadata={metadata} />
      <DocVersionBanner />
      <article>
        <div className={styles.head}>
          <DocBreadcrumbs />
          <PageActions />
        </div>
        <DocVersionBadge />
        {hasToc && (
          <div className={styles.toc}>
            <DocItemTOCMobile />
          </div>
        )}
        <div {...language}>
          <DocItemContent>{children}</DocItemContent>
        </div>
        <PageFeedback path={withoutBase(metadata.permalink, baseUrl)} title={metadata.title} />
        <DocItemFooter />
      </article>
      <DocItemPaginator />
    </ArticleFrame>
  );
}
