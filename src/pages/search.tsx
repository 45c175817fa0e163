import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import PageFrame from '@site/src/components/PageFrame';
import SearchPage from '@site/src/components/SearchPage';
import SearchReports from '@site/src/components/SearchReports';
import pages from '@generated/page-index/default/pages.json';

export default function Search(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'search.title',
        message: 'Search',
        description: 'Title of the search page',
      })}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <PageFrame
        title={
          <Translate id="search.heading" description="Heading of the search page">
            Search
          </Translate>
        }
        description={
          <Translate id="search.text" description="Sentence on the search page">
            Find pages, sections, options and error messages of the documentation, tools and posts.
          </Translate>
        }>
        <SearchPage pages={pages} />
        <SearchReports />
      </PageFrame>
    </Layout>
  );
}
