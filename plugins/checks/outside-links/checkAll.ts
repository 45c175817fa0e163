import {Joi} from '@docusaurus/utils-validation';
import pLimit from 'p-limit';
import type {UncheckedHost} from '../../../src/data/uncheckedHosts';
import {
  OUTSIDE_CACHE_MAX_AGE_MS,
  OUTSIDE_CONCURRENCY_LIMIT,
  OUTSIDE_HOST_CONCURRENCY_LIMIT,
} from '../../../src/lib/constants';
import type {DiskCache} from '@selection-set/plugin-kit';
import {type Finding, FINDING_FIELDS, type LinkPlace, type OutsideLink} from './report';

export interface CheckAllInput {
  readonly links: ReadonlyMap<string, readonly LinkPlace[]>;
  readonly uncheckedHosts: readonly UncheckedHost[];
  /** Pages that answered are remembered; dead ones are asked for each time. */
  readonly cache: DiskCache;
  readonly check: (address: string) => Promise<Finding>;
  readonly now: () => Date;
  readonly onProgress?: (done: number, address: string) => void;
}

interface Remembered extends Finding {
  readonly checked: string;
}

const RememberedSchema = Joi.object<Remembered>({
  ...FINDING_FIELDS,
  checked: Joi.string().isoDate().required(),
});

/** The state of every address, in the order of the links: few at a time, and fewer of one host. */
export async function checkAll(input: CheckAllInput): Promise<readonly OutsideLink[]> {
  const {links, onProgress} = input;
  const overall = pLimit(OUTSIDE_CONCURRENCY_LIMIT);
  const hosts = new Map<string, ReturnType<typeof pLimit>>();
  let done = 0;
  return Promise.all(
    [...links].map(([address, places]) => {
      const {host} = new URL(address);
      const ofHost = hosts.get(host) ?? pLimit(OUTSIDE_HOST_CONCURRENCY_LIMIT);
      hosts.set(host, ofHost);
      return ofHost(() =>
        overall(async () => {
          const finding = await findOut(address, input);
          done += 1;
          onProgress?.(done, address);
          return {address, ...finding, places};
        }),
      );
    }),
  );
}

async function findOut(
  address: string,
  {uncheckedHosts, cache, check, now}: CheckAllInput,
): Promise<Remembered> {
  const {hostname} = new URL(address);
  const unchecked = uncheckedHosts.find(({host}) => host === hostname);
  if (unchecked !== undefined) {
    return {state: 'skipped', reason: unchecked.reason, checked: now().toISOString()};
  }
  const known = await cache.read(address, RememberedSchema, OUTSIDE_CACHE_MAX_AGE_MS);
  if (known !== undefined) {
    return known;
  }
  const finding = {...(await check(address)), checked: now().toISOString()};
  if (finding.state !== 'dead') {
    await cache.write(address, finding);
  }
  return finding;
}
