import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Comments from '@site/src/components/Comments';
import PackageCmd from '@site/src/components/PackageCmd';
import PageLanguages from '@site/src/components/PageLanguages';
import PostList from '@site/src/components/PostList';
import ReadmeView from '@site/src/components/ReadmeView';
import Section from '@site/src/components/Section';
import {TOOLS} from '@site/src/data/tools';
import {toolSummaries} from '@site/src/labels/tools';
import {relatedTools} from '@site/src/lib/catalogue/relatedTools';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {requireContent} from '@site/src/lib/content/requireContent';
import {RELATED_TOOL_LIMIT} from '@site/src/lib/constants';
import type {ToolPageData} from '@site/src/lib/contracts/toolPage';
import RelatedTools from './RelatedTools';
import styles from './styles.module.css';
import ToolFactList from './ToolFactList';
import ToolHead from './ToolHead';
import ToolStructuredData from './ToolStructuredData';

export interface Props {
  readonly data: ToolPageData;
}

/** The page of one tool: what it is, how alive it is, how to install it, what its README says (GEN-4, PKG-1). */
export default function ToolPage({data}: Props): ReactNode {
  const tool = requireContent(
    TOOLS.find(({key}) => key === data.key),
    toolAddress(data),
  );
  return (
    <Layout title={tool.name} description={toolSummaries[tool.key]}>
      <PageLanguages />
      <ToolStructuredData tool={tool} info={data.info} />
      <main className={styles.page} data-tool={tool.key}>
        <ToolHead tool={tool} docsPath={data.docsPath} />
        <div className={styles.overview}>
          <div className={styles.install}>
            {tool.package !== null && (
              <>
                <h2 className={styles.label}>
                  <Translate id="toolPage.install" description="Heading over the install commands">
                    Install
                  </Translate>
                </h2>
                <PackageCmd packages={[tool.package]} />
              </>
            )}
          </div>
          <ToolFactList tool={tool} info={data.info} />
        </div>
        <RelatedTools tools={relatedTools(tool, TOOLS, RELATED_TOOL_LIMIT)} current={tool} />
        {data.posts.length > 0 && (
          <Section
            title={
              <Translate id="toolPage.posts" description="Heading over posts about a tool">
                Posts about it
              </Translate>
            }>
            <PostList posts={data.posts} />
          </Section>
        )}
        {data.readmeHtml !== undefined && (
          <ReadmeView html={data.readmeHtml} fetchedAt={data.info?.fetchedAt.readme} />
        )}
        <Comments />
      </main>
    </Layout>
  );
}
