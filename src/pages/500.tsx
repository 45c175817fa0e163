import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import ServerErrorPage from '@site/src/components/ServerErrorPage';

export default function Page500(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'serverError.pageTitle',
        message: 'Server error',
        description: 'Title of the 500 page',
      })}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <ServerErrorPage />
    </Layout>
  );
}
