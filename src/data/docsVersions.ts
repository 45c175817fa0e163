/** What may be said about the versions of the documentation; all of it is optional, and an empty object means the usual. */
interface DocsVersionSettings {
  /** Version that readers get at `/docs`; without it the newest that was cut, or `current` where none was. */
  readonly lastVersion?: string;
  /** By name: `label` for readers instead of the name, `path` below `/docs` instead of the name or `next`. */
  readonly versions?: Readonly<Record<string, {readonly label?: string; readonly path?: string}>>;
}

/** Read by Docusaurus and by `packages/content-model`, so that both publish a file at the same address. */
export const DOCS_VERSIONS: DocsVersionSettings = {};
