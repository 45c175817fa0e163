/** The seven days of a downloads figure, including both ends, as `YYYY-MM-DD`. */
export interface DownloadsWeek {
  readonly start: string;
  readonly end: string;
}

/** Everything that can be known about a package (PKG-1); absent means unknown, and nothing is ever made up. */
export interface PackageValues {
  /** Markdown as its authors wrote it: hostile input until sanitised. */
  readonly readme?: string;
  /** ISO 8601 in UTC. */
  readonly createdAt?: string;
  /** ISO 8601 in UTC. */
  readonly updatedAt?: string;
  readonly description?: string;
  readonly weeklyNPMDownloads?: number;
  readonly downloadsWeek?: DownloadsWeek;
  /** Version behind `dist-tags.latest`. */
  readonly version?: string;
  /** As the package names it, usually an SPDX expression. */
  readonly licence?: string;
  /** Folder of the package inside its repository, without slashes at the ends; relative README links start there. */
  readonly directory?: string;
}

export type PackageFact = keyof PackageValues;

/** The facts of one package, as `plugins/catalogue/package-info` writes them and tool pages read them (PKG-1). */
export interface PackageInfo extends PackageValues {
  /** Name on the registry. */
  readonly name: string;
  /** Day on which each fact was fetched, as `YYYY-MM-DD` in UTC; has a key for each fact that is present. */
  readonly fetchedAt: Readonly<Partial<Record<PackageFact, string>>>;
}

/** The same without the README, for pages that show many packages. */
export type PackageSummary = Omit<PackageInfo, 'readme'>;

/** Facts of all packages by name; the committed `src/family/data/packages.snapshot.json`. */
export type PackageSnapshot = Readonly<Record<string, PackageInfo>>;

/** The requested package, and where its repository keeps the README (API-6). */
export interface PackageRequest {
  readonly name: string;
  /** `owner/name` on the source host. */
  readonly repo?: string;
  /** README inside the repository; without it, `README.md` in the folder that the package document names. */
  readonly path?: string;
}
