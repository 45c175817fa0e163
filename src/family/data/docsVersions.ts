import type {VersionSettings} from '@selection-set/content-model';

/**
 * What is said about the versions of the documentation; all of it is optional, and an empty object means the usual. Read by Docusaurus and by
 * `packages/content-model`, so that both publish a file at the same address.
 */
export const DOCS_VERSIONS: VersionSettings = {};
