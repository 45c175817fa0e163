import type {ReactNode} from 'react';
import {outsideServiceLabels} from '@site/src/labels/privacy';
import type {OutsideServiceEntry} from '@site/src/lib/contracts/outsideServices';

export interface Props {
  readonly services: readonly OutsideServiceEntry[];
}

/** When pages contact other hosts, and which. */
export default function ServiceList({services}: Props): ReactNode {
  return (
    <ul>
      {services.map(({id, hosts}) => (
        <li key={id}>
          {outsideServiceLabels[id]}{' '}
          {hosts.map((host, index) => (
            <span key={host}>
              {index > 0 && ' · '}
              <code dir="ltr">{host}</code>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
