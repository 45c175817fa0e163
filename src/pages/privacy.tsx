import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import services from '@generated/content-security/default/services.json';
import PageFrame from '@site/src/components/PageFrame';
import PrivacyInventory from '@site/src/components/PrivacyInventory';

export default function PrivacyPage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'privacy.title',
        message: 'Privacy',
        description: 'Title of the privacy page',
      })}
      description={translate({
        id: 'privacy.description',
        message:
          'What this portal keeps in your browser, which other hosts it may contact and when, and what is never sent.',
        description: 'Description of the privacy page for search engines',
      })}>
      <PageFrame
        title={
          <Translate id="privacy.heading" description="Heading of the privacy page">
            Privacy
          </Translate>
        }
        description={
          <Translate id="privacy.text" description="Sentence on the privacy page">
            This page is generated from the same lists as the site's security policy.
          </Translate>
        }>
        <PrivacyInventory services={services} />
      </PageFrame>
    </Layout>
  );
}
