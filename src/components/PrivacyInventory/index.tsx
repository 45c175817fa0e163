import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import type {OutsideServiceEntry} from '@site/src/lib/contracts/outsideServices';
import ServiceList from './ServiceList';
import StoredTable from './StoredTable';

export interface Props {
  /** As this site is configured (`packages/strict-csp`). */
  readonly services: readonly OutsideServiceEntry[];
}

/** What stays in the reader's browser and what leaves it, from the lists that the build's policy is made of. */
export default function PrivacyInventory({services}: Props): ReactNode {
  return (
    <div className="markdown">
      <Section
        title={
          <Translate id="privacy.stored.title" description="Heading on the privacy page">
            What stays in your browser
          </Translate>
        }
        description={
          <Translate id="privacy.stored.text" description="Sentence on the privacy page">
            Only what you chose, typed or read, so that pages are there as you left them. Nothing of
            it is sent anywhere, and the site works without it.
          </Translate>
        }>
        <StoredTable services={services.map(({id}) => id)} />
      </Section>
      <Section
        title={
          <Translate id="privacy.services.title" description="Heading on the privacy page">
            What other hosts may learn
          </Translate>
        }
        description={
          <Translate id="privacy.services.text" description="Sentence on the privacy page">
            Pages contact no other host until you ask for something that is there. Your browser then
            tells that host your network address. It refuses all hosts that are not in this list.
          </Translate>
        }>
        <ServiceList services={services} />
      </Section>
      <Section
        title={
          <Translate id="privacy.host.title" description="Heading on the privacy page">
            Who serves this site
          </Translate>
        }>
        <p>
          <Translate id="privacy.host.text" description="Paragraph on the privacy page">
            The pages are files on a web server. As with every site, its operator sees the network
            address of whoever asks for a page, and may log it. There are no accounts, no
            advertisements and no measuring of visits.
          </Translate>
        </p>
      </Section>
    </div>
  );
}
