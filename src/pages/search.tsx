import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import PageFrame from '@site/src/components/PageFrame';
import PageSearch from '@site/src/components/PageSearch';
import pages from '@generated/page-index/default/pages.json';

export default function SearchPage(): ReactNode {
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
            Find a page of the documentation or a post by the words of its title and description.
          </Translate>
        }>
        <PageSearch pages={pages} />
      </PageFrame>
    </Layout>
  );
}
