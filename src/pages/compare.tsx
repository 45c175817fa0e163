import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import summaries from '@generated/package-info/default/summaries.json';
import CompareTable from '@site/src/components/CompareTable';
import PageFrame from '@site/src/components/PageFrame';

export default function ComparePage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'compare.title',
        message: 'Compare tools',
        description: 'Title of the page that lays tools side by side',
      })}
      description={translate({
        id: 'compare.description',
        message:
          'Lay any of the twenty GraphQL tools side by side: jobs, status, package, version, licence and dates.',
        description: 'Description of the comparison for search engines',
      })}>
      <PageFrame
        title={
          <Translate id="compare.heading" description="Heading of the comparison">
            Compare tools
          </Translate>
        }
        description={
          <Translate id="compare.text" description="Sentence on the comparison">
            Pick any tools to see them side by side. The address keeps your choice, so that you can
            share it.
          </Translate>
        }>
        <CompareTable summaries={summaries} />
      </PageFrame>
    </Layout>
  );
}
