import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MDXContent from '@theme/MDXContent';
import ArticleFrame from '@site/src/components/ArticleFrame';
import BehindNotice from '@site/src/components/BehindNotice';
import DocNeighbours from '@site/src/components/DocNeighbours';
import DocTrail from '@site/src/components/DocTrail';
import FeedbackLink from '@site/src/components/FeedbackLink';
import PageActions from '@site/src/components/PageActions';
import PageFeedback from '@site/src/components/PageFeedback';
import PageLanguages from '@site/src/components/PageLanguages';
import TableOfContents from '@site/src/components/TableOfContents';
import ContentsDisclosure from '@site/src/components/TableOfContents/ContentsDisclosure';
import TranslationNotice from '@site/src/components/TranslationNotice';
import {useContentLanguage} from '@site/src/hooks/useContentLanguage';
import {readTranslations} from '@selection-set/translation-freshness/field';
import {withoutBase} from '@selection-set/site-paths';
import DocFoot from './DocFoot';
import DocHead from './DocHead';

export interface Props {
  readonly children: ReactNode;
}

/** One document with breadcrumbs, table of contents and the pages before and after (RTE-6). */
export default function DocArticle({children}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {frontMatter, metadata, toc} = useDoc();
  const hasToc = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  const language = useContentLanguage(metadata.source);
  const contents = {
    toc,
    language,
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  };
  return (
    <ArticleFrame
      aside={
        hasToc && (
          <TableOfContents {...contents} foot={<FeedbackLink pageTitle={metadata.title} />} />
        )
      }>
      <ContentVisibility metadata={metadata} />
      <PageLanguages locales={readTranslations({...frontMatter})} />
      <DocVersionBanner />
      <TranslationNotice source={metadata.source} />
      <BehindNotice frontMatter={{...frontMatter}} />
      <article>
        <DocTrail />
        <DocVersionBadge />
        <DocHead actions={<PageActions />} />
        {hasToc && <ContentsDisclosure key={metadata.id} {...contents} />}
        <div className={`${ThemeClassNames.docs.docMarkdown} markdown`} {...language}>
          <MDXContent>{children}</MDXContent>
        </div>
        <PageFeedback path={withoutBase(metadata.permalink, baseUrl)} title={metadata.title} />
        <DocFoot hasToc={hasToc} />
      </article>
      <DocNeighbours />
    </ArticleFrame>
  );
}
