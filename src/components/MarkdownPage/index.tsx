import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import ArticleFrame from '@site/src/components/ArticleFrame';
import PageFrame from '@site/src/components/PageFrame';
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
          <ArticleFrame aside={hasToc && <TOC toc={toc} />}>
            <ContentVisibility metadata={metadata} />
            <article className="markdown" {...language}>
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            {(editUrl ?? lastUpdatedAt ?? lastUpdatedBy) !== undefined && (
              <EditMetaRow
                className={ThemeClassNames.pages.pageFooterEditMetaRow}
                editUrl={editUrl}
                lastUpdatedAt={lastUpdatedAt}
                lastUpdatedBy={lastUpdatedBy}
              />
            )}
          </ArticleFrame>
        </PageFrame>
      </Layout>
    </HtmlClassNameProvider>
  );
}
