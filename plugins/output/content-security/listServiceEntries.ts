import {
  OUTSIDE_SERVICE_IDS,
  type OutsideServiceEntry,
} from '../../../src/lib/contracts/outsideServices';
import type {OutsideService} from '../../../src/lib/security/listOutsideServices';

/** The configured services once each, with all hosts, in the order of the privacy page. */
export function listServiceEntries(
  services: readonly OutsideService[],
): readonly OutsideServiceEntry[] {
  return OUTSIDE_SERVICE_IDS.flatMap((id) => {
    const own = services.filter((service) => service.id === id);
    const hosts = own
      .flatMap(({sources}) => Object.values(sources).flat())
      .map((origin) => origin.replace(/^https?:\/\//u, ''));
    return own.length === 0 ? [] : [{id, hosts: [...new Set(hosts)].toSorted()}];
  });
}
