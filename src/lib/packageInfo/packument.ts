/** Where the published package of a version lies. */
export interface PublishedFile {
  readonly address: string;
  readonly integrity?: string;
}

/** One published version, as far as we read it. */
export interface PackumentVersion {
  readonly version: string;
  readonly readme?: string;
  readonly published?: PublishedFile;
}

/** What we read from a package document, checked (API-4). */
export interface Packument {
  readonly name: string;
  /** `dist-tags.latest`. */
  readonly latest: string;
  readonly versions: readonly PackumentVersion[];
  readonly readme?: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly description?: string;
  readonly licence?: string;
  /** Folder in the repository. */
  readonly directory?: string;
}
