import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import OfflinePage from '@site/src/components/OfflinePage';
import PageFrame from '@site/src/components/PageFrame';
import pages from '@generated/page-index/default/pages.json';

export default function Offline(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (
    <Layout
      title={translate({
        id: 'offline.title',
        message: 'Reading offline',
        description: 'Title of the page about reading offline',
      })}
      description={translate({
        id: 'offline.description',
        message:
          'Keep pages, or the whole documentation in one language, in this browser, and read and search them without a connection.',
        description: 'Description of the page about reading offline, at most 160 characters',
      })}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <PageFrame
        title={
          <Translate id="offline.heading" description="Heading of the page about reading offline">
            Reading offline
          </Translate>
        }
        description={
          <Translate id="offline.text" description="Sentence on the page about reading offline">
            What this browser keeps of the portal, for times without a connection.
          </Translate>
        }>
        <OfflinePage pages={pages} isOffered={customFields?.isOfflineOffered === true} />
      </PageFrame>
    </Layout>
  );
}
