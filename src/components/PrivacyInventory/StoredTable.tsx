import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import TableFrame from '@site/src/components/TableFrame';
import {STORED_VALUES} from '@site/src/data/storedValues';
import {storedPlaceLabels, storedValueLabels} from '@site/src/labels/privacy';
import type {OutsideServiceId} from '@site/src/lib/contracts/outsideServices';

export interface Props {
  /** Services that this site is configured for; what others would store is left out. */
  readonly services: readonly OutsideServiceId[];
}

/** What the portal keeps in a reader's browser: name, purpose, place; caches only where offline reading is offered. */
export default function StoredTable({services}: Props): ReactNode {
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
              <code dir="ltr">{name}</code>
            </td>
            <td>{storedValueLabels[id]}</td>
            <td>{storedPlaceLabels[place]}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
