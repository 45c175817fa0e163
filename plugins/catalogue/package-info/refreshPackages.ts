import pLimit from 'p-limit';
import type {
  PackageInfo,
  PackageRequest,
  PackageSnapshot,
} from '../../../src/lib/contracts/packageInfo';
import {
  createPromiseCache,
  loadFacts,
  requestKey,
  type LoadedFacts,
  type PackageProblem,
  type PackageSources,
} from '../../../src/lib/packageInfo/loadFacts';
import {mergeFacts} from '../../../src/lib/packageInfo/mergeFacts';

export interface Refresh {
  readonly requests: readonly PackageRequest[];
  readonly previous: PackageSnapshot;
  readonly sources: PackageSources;
  /** Packages at the same time. */
  readonly concurrency: number;
  /** `YYYY-MM-DD` in UTC. */
  readonly today: string;
  /** Stands between a request and the sources, such as a cache on the disk. */
  readonly load?: (request: PackageRequest, sources: PackageSources) => Promise<LoadedFacts>;
  readonly onProgress?: (done: number, name: string) => void;
}

export interface RefreshResult {
  readonly snapshot: PackageSnapshot;
  readonly problems: readonly PackageProblem[];
}

/**
 * Asks for every package, a few at a time. What could not be fetched keeps its last value with its date; packages that are not asked
 * for leave the snapshot (PKG-1).
 */
export async function refreshPackages({
  requests,
  previous,
  sources,
  concurrency,
  today,
  load = loadFacts,
  onProgress,
}: Refresh): Promise<RefreshResult> {
  const limit = pLimit(concurrency);
  const cache = createPromiseCache<LoadedFacts>();
  let done = 0;
  const loaded = await Promise.all(
    requests.map((request) =>
      limit(async () => {
        const facts = await cache.get(requestKey(request), () => load(request, sources));
        done += 1;
        onProgress?.(done, request.name);
        return {request, facts};
      }),
    ),
  );
  const packages = loaded.map(({request: {name}, facts}): [string, PackageInfo] => [
    name,
    mergeFacts(name, previous[name], facts, today),
  ]);
  return {
    snapshot: Object.fromEntries(packages.filter(([, info]) => hasFacts(info))),
    problems: loaded.flatMap(({facts}) => facts.problems),
  };
}

function hasFacts({fetchedAt}: PackageInfo): boolean {
  return Object.keys(fetchedAt).length > 0;
}
