import type {PackageFact, PackageInfo, PackageValues} from '../contracts/packageInfo';

/** Result of one round of fetching. */
export interface FetchedFacts {
  readonly values: PackageValues;
  /** Facts with an answer, even if it is "there is none". */
  readonly answered: readonly PackageFact[];
}

/** Every fact, in alphabetical order. */
export const PACKAGE_FACTS = [
  'createdAt',
  'description',
  'directory',
  'downloadsWeek',
  'licence',
  'readme',
  'updatedAt',
  'version',
  'weeklyNPMDownloads',
] as const satisfies readonly PackageFact[];

/**
 * Package information from fetched facts; an unanswered fact keeps its last value with its date, or is absent (PKG-1).
 *
 * @param today `YYYY-MM-DD`.
 */
export function mergeFacts(
  name: string,
  previous: PackageInfo | undefined,
  {values, answered}: FetchedFacts,
  today: string,
): PackageInfo {
  const choose = <Fact extends PackageFact>(fact: Fact): PackageValues[Fact] =>
    answered.includes(fact) ? values[fact] : previous?.[fact];
  const chosen: PackageValues = {
    createdAt: choose('createdAt'),
    description: choose('description'),
    directory: choose('directory'),
    downloadsWeek: choose('downloadsWeek'),
    licence: choose('licence'),
    readme: choose('readme'),
    updatedAt: choose('updatedAt'),
    version: choose('version'),
    weeklyNPMDownloads: choose('weeklyNPMDownloads'),
  };
  const fetchedAt: Partial<Record<PackageFact, string>> = {};
  for (const fact of PACKAGE_FACTS) {
    const date = answered.includes(fact) ? today : previous?.fetchedAt[fact];
    if (chosen[fact] !== undefined && date !== undefined) {
      fetchedAt[fact] = date;
    }
  }
  return {name, ...chosen, fetchedAt};
}
