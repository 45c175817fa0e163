import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import Section from '@site/src/components/Section';
import TableFrame from '@site/src/components/TableFrame';
import {STORED_VALUES} from '@site/src/data/storedValues';
import {outsideServiceLabels, storedPlaceLabels, storedValueLabels} from '@site/src/labels/privacy';
import type {OutsideServiceEntry, OutsideServiceId} from '@site/src/lib/contracts/outsideServices';

interface StoredTableProps {
  /** Configured services of this site; values of others are left out. */
  readonly services: readonly OutsideServiceId[];
}

/** Values that the portal stores in a reader's browser: name, purpose, place; caches only if the portal is offered offline. */
function StoredTable({services}: StoredTableProps): ReactNode {
  const {isOfflineOffered} = useDocusaurusContext().siteConfig.customFields ?? {};
  const values = STORED_VALUES.filter((value) =>
    'service' in value
      ? services.includes(value.service)
      : value.place !== 'cache' || isOfflineOffered === true,
  );
  return (
    <TableFrame>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="privacy.column.name" description="Privacy page: column of a table">
              Name
            </Translate>
          </th>
          <th scope="col">
            <Translate id="privacy.column.purpose" description="Privacy page: column of a table">
              What it keeps
            </Translate>
          </th>
          <th scope="col">
            <Translate id="privacy.column.place" description="Privacy page: column of a table">
              Where, and how long
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {values.map(({id, name, place}) => (
          <tr key={id}>
            <td>
              <code dir="ltr" data-text="name">
                {name}
              </code>
            </td>
            <td data-text="long">{storedValueLabels[id]}</td>
            <td>{storedPlaceLabels[place]}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

interface ServiceListProps {
  readonly services: readonly OutsideServiceEntry[];
}

/** When pages contact other hosts, and which. */
function ServiceList({services}: ServiceListProps): ReactNode {
  return (
    <ul>
      {services.map(({id, hosts}) => (
        <li key={id}>
          {outsideServiceLabels[id]}{' '}
          {hosts.map((host, index) => (
            <span key={host}>
              {index > 0 && ' · '}
              <code dir="ltr" data-text="name">
                {host}
              </code>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

export interface Props {
  /** As this site is configured (`packages/strict-csp`). */
  readonly services: readonly OutsideServiceEntry[];
}

/** What is stored in the reader's browser and what leaves it, from the lists that the build's policy is made of. */
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
            Only what you chose, typed or read, so that pages look as you left them. None of it is
            sent anywhere, and the site works without it.
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
            Pages contact another host only when you use something that is there. That host then
            sees your network address. Your browser blocks all hosts that are not in this list.
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
            The pages are files on a web server. As with every site, its operator sees your network
            address when you request a page, and may log it. There are no accounts, no
            advertisements and no analytics.
          </Translate>
        </p>
      </Section>
    </div>
  );
}
