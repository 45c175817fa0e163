import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import MDXContent from '@theme/MDXContent';
import ArticleFrame from '@site/src/components/ArticleFrame';
import BehindNotice from '@site/src/components/BehindNotice';
import PageFacts from '@site/src/components/PageFacts';
import PageFrame from '@site/src/components/PageFrame';
import TableOfContents from '@site/src/components/TableOfContents';
import {useContentLanguage} from '@site/src/hooks/useContentLanguage';

/** A page written in Markdown: title and description from its front matter, then the text. */
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
        <PageFrame title={title} description={description}>
          <ArticleFrame aside={hasToc && <TableOfContents toc={toc} />}>
            <ContentVisibility metadata={metadata} />
            <BehindNotice frontMatter={{...Content.frontMatter}} />
            <article className="markdown" {...language}>
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            <PageFacts
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
