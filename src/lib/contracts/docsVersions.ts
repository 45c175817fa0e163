/** One document of a version, as Docusaurus hands it to every page. */
export interface VersionedDocument {
  /** The same in every version that has the document. */
  readonly id: string;
  /** With the site's base address. */
  readonly path: string;
  /** Absent means listed. */
  readonly unlisted?: boolean;
}

/** One version of the documentation; lists hold the newest first. */
export interface DocsVersion {
  /** `current` for what is in `docs`, else the name under which it was cut. */
  readonly name: string;
  /** For readers, in their language. */
  readonly label: string;
  /** The version that readers get who ask for none. */
  readonly isLast: boolean;
  /** Where it starts, with the site's base address. */
  readonly path: string;
  /** Document that is its start page. */
  readonly mainDocId: string;
  readonly docs: readonly VersionedDocument[];
}
