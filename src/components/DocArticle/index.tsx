import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withoutBase} from '@selection-set/site-paths';
import {readTranslations} from '@selection-set/translation-freshness/field';
import ContentVisibility from '@theme/ContentVisibility';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TagsListInline from '@theme/TagsListInline';
import type {ReactNode} from 'react';
import ArticleFrame from '@site/src/components/ArticleFrame';
import Badges from '@site/src/components/Badges';
import OutdatedNotice from '@site/src/components/OutdatedNotice';
import DocNeighbours from '@site/src/components/DocNeighbours';
import DocTrail from '@site/src/components/DocTrail';
import FeedbackLink from '@site/src/components/FeedbackLink';
import PageActions from '@site/src/components/PageActions';
import PageFacts, {ReadingTime} from '@site/src/components/PageFacts';
import PageFeedback from '@site/src/components/PageFeedback';
import PageLanguages from '@site/src/components/PageLanguages';
import TableOfContents from '@site/src/components/TableOfContents';
import ContentsDisclosure from '@site/src/components/TableOfContents/ContentsDisclosure';
import TranslationNotice from '@site/src/components/TranslationNotice';
import {useContentLanguage} from '@site/src/hooks/useTranslationStart';
import {readDocFacts} from '@site/src/lib/docs/readFacts';
import styles from './styles.module.css';

interface DocHeadProps {
  /** Actions for the page, at the end of the line below its title. */
  readonly actions?: ReactNode;
}

/** Title of a document, its badges and its reading time. A text that starts with its own heading keeps it. */
function DocHead({actions}: DocHeadProps): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const language = useContentLanguage(metadata.source);
  const {badges, readingMinutes} = readDocFacts({...frontMatter});
  const hasTitle = frontMatter.hide_title !== true && contentTitle === undefined;
  return (
    <header className={styles.head}>
      {hasTitle && (
        <Heading as="h1" className={styles.title} {...language}>
          {metadata.title}
        </Heading>
      )}
      <div className={styles.facts}>
        <Badges badges={badges} />
        {readingMinutes !== undefined && (
          <span className={styles.time}>
            <ReadingTime minutes={readingMinutes} />
          </span>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

interface DocFootProps {
  /** Whether the table of contents next to the text repeats this where there is room. */
  readonly hasToc: boolean;
}

/** Below a document: its tags, links to edit it and to ask about it, and its last change (DOC-1, DOC-2). */
function DocFoot({hasToc}: DocFootProps): ReactNode {
  const {metadata} = useDoc();
  const {source, title, tags, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  return (
    <footer className={styles.foot}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      <PageFacts
        source={source}
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={lastUpdatedBy}
      />
      <div className={styles.feedback} data-toc={hasToc}>
        <FeedbackLink pageTitle={title} />
      </div>
    </footer>
  );
}

export interface Props {
  readonly children: ReactNode;
}

/** One document with breadcrumbs, table of contents and links to the previous and next page (RTE-6). */
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
      {hasToc && <ContentsDisclosure key={metadata.id} {...contents} />}
      <ContentVisibility metadata={metadata} />
      <PageLanguages locales={readTranslations({...frontMatter})} />
      <DocVersionBanner />
      <TranslationNotice source={metadata.source} />
      <OutdatedNotice frontMatter={{...frontMatter}} />
      <article>
        <div className={styles.intro}>
          <DocTrail />
          <DocVersionBadge />
          <DocHead actions={<PageActions />} />
        </div>
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
