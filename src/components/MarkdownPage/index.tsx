import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import MDXContent from '@theme/MDXContent';
import ArticleFrame from '@site/src/components/ArticleFrame';
import OutdatedNotice from '@site/src/components/OutdatedNotice';
import PageFacts from '@site/src/components/PageFacts';
import PageFrame from '@site/src/components/PageFrame';
import TableOfContents from '@site/src/components/TableOfContents';
import TranslationNotice from '@site/src/components/TranslationNotice';
import {useContentLanguage} from '@site/src/hooks/useTranslationStart';
import {hasHero} from '@site/src/lib/page/heroField';
import {readTranslations} from '@selection-set/translation-freshness/field';

/** A page written in Markdown: title and description from its front matter, unless a hero has both, then the text (HERO-1). */
export default function MarkdownPage({content: Content}: Props): ReactNode {
  const {metadata, assets, toc} = Content;
  const {title, description, frontMatter, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  const language = useContentLanguage(metadata.source);
  return (
    <HtmlClassNameProvider
      className={frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages}>
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        <PageFrame
          {...(!hasHero({...Content.frontMatter}) && {title, description})}
          locales={readTranslations({...Content.frontMatter})}
          language={language}>
          <ArticleFrame aside={hasToc && <TableOfContents toc={toc} language={language} />}>
            <ContentVisibility metadata={metadata} />
            <TranslationNotice source={metadata.source} />
            <OutdatedNotice frontMatter={{...Content.frontMatter}} />
            <article className="markdown" {...language}>
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            <PageFacts
              source={metadata.source}
              editUrl={editUrl}
              lastUpdatedAt={lastUpdatedAt}
              lastUpdatedBy={lastUpdatedBy}
            />
          </ArticleFrame>
        </PageFrame>
      </Layout>
    </HtmlClassNameProvider>
  );
}
