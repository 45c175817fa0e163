import {FETCH_DIRECTIVES, type Sources} from '@selection-set/strict-csp';
import type {OutsideService} from './listOutsideServices';
import {OWN_POLICIES} from './trust';

export interface MergedServices {
  readonly hosts: Sources;
  /** Undefined where a configured service cannot run under Trusted Types. */
  readonly trustedTypes: readonly string[] | undefined;
}

/** What all configured services need together: readers go from page to page under the policy of the first, so it has to serve all. */
export function mergeServices(
  services: readonly Pick<OutsideService, 'policies' | 'sources'>[],
): MergedServices {
  const hosts = Object.fromEntries(
    FETCH_DIRECTIVES.map((name) => {
      const origins = services.flatMap(({sources}) => sources[name] ?? []);
      return [name, [...new Set(origins)].toSorted()];
    }),
  );
  const isPossible = services.every(({policies}) => policies !== undefined);
  const names = services.flatMap(({policies = []}) => policies);
  return {
    hosts,
    trustedTypes: isPossible ? [...new Set([...OWN_POLICIES, ...names])] : undefined,
  };
}
